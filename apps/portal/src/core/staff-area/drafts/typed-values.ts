import { get } from 'react-hook-form'
import type { DraftValues } from './draft.ts'

/**
 * What is worth keeping of a form: its fields, if one of them is another than it was at first.
 * A field in an object is named by its path, `name.no`.
 * @returns null where nothing was typed
 */
export function typedValues(
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): DraftValues | null {
  if (fields.every((field) => isSame(get(values, field), get(before, field)))) return null
  const kept = fields.flatMap((field) => {
    const value: unknown = get(values, field)
    return isKept(value) ? [[field, value] as const] : []
  })
  return Object.fromEntries(kept)
}

/** A field that is not there yet, and one that is emptied, hold the same. */
const isSame = (one: unknown, other: unknown) => (one ?? '') === (other ?? '')

function isKept(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}
