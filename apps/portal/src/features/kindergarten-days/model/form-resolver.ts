import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

/**
 * Judges what is typed by the schema of what is sent.
 * @param sentOf the form as it would be sent, not judged as yet
 */
export function resolverOf<Typed extends FieldValues>(
  schema: z.ZodMiniType,
  sentOf: (typed: Typed) => unknown,
): Resolver<Typed> {
  return (typed) => {
    const judged = schema.safeParse(sentOf(typed))
    if (judged.success) return { values: typed, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const { path, message } of judged.error.issues) note(errors, path, message)
    return { values: {}, errors: errors as FieldErrors<Typed> }
  }
}

/** As the form looks for it: `{ title: { no: { message } } }`. A list has one problem at a time. */
function note(errors: Record<string, unknown>, path: readonly PropertyKey[], message: string) {
  const names = path.filter((part) => typeof part === 'string')
  const last = names.pop()
  if (last === undefined) return
  let at = errors
  for (const name of names) {
    at[name] ??= {}
    at = at[name] as Record<string, unknown>
  }
  at[last] ??= { type: 'value', message }
}

/** A whole number as it is typed. */
export const wholeOf = (typed: string): number =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN
