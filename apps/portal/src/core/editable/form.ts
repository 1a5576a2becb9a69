import type { z } from 'zod/mini'
import type { AuditField } from '#core/audit/audit-names.ts'
import type { AuditValue } from '#core/audit/contract.ts'
import type { AuditKeyOf, Fields, Input, ShapeOf } from './field.ts'

/** The schemas of all fields, for an object that is sent or answered. */
export function shapeOf<const F extends Fields>(fields: F): ShapeOf<F> {
  return mapFields(fields, ({ schema }) => schema) as ShapeOf<F>
}

/** The names of all fields for the names of a feature in the audit log. */
export function auditFieldsOf<const F extends Fields>(
  fields: F,
): Readonly<Record<AuditKeyOf<F>, AuditField>> {
  const named = Object.values(fields).map(({ audit: { key, ...field } }) => [key, field])
  return Object.fromEntries(named)
}

/** What the audit log holds of values; fields that are not there are left out. */
export function auditedValues<const F extends Fields>(
  fields: F,
  values: Readonly<Record<string, unknown>>,
): { readonly [Key in AuditKeyOf<F>]?: AuditValue } {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (value === undefined) return []
    return [[field.audit.key, field.audited?.(value) ?? (value as AuditValue)]]
  })
  return Object.fromEntries(entries)
}

/** What was typed, by the names of inputs. */
export type Typed = Record<string, string>

export type NamedInput<Context> = Input<Context> & {
  readonly name: string
  /** The name of its field; the first input of a field says so. */
  readonly startsField: string | null
}

/** Every input of a form in the order of the screen. */
export function inputsOf<Context>(fields: Fields<Context>): readonly NamedInput<Context>[] {
  return Object.entries(fields).flatMap(([name, { inputs }]) =>
    inputs.map((input, at) => ({
      ...input,
      name: name + input.suffix,
      startsField: at === 0 ? name : null,
    })),
  )
}

/** What was typed, as it is sent. */
export function readTyped(fields: Fields, typed: Typed): Record<string, unknown> {
  return mapFields(fields, ({ inputs, read }, name) =>
    read(inputs.map(({ suffix }) => typed[name + suffix] ?? '')),
  )
}

/** What the inputs show; empty where there is no value yet. */
export function writeTyped(fields: Fields, values: Readonly<Record<string, unknown>>): Typed {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    const shown = value === undefined ? [] : field.write(value)
    return field.inputs.map(({ suffix }, at) => [name + suffix, shown[at] ?? ''])
  })
  return Object.fromEntries(entries)
}

/**
 * What is wrong, by the inputs that it is about: a code for each.
 * @param issues of the schema; `path` ends with the field's name, or with that and a language
 */
export function problemsOf(
  fields: Fields,
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): Readonly<Record<string, string>> {
  const names = inputsOf(fields).map(({ name }) => name)
  const entries = issues.flatMap(({ path, message }) => {
    const [before, last] = path.slice(-2).map(String)
    const candidates = [`${before}-${last}`, last ?? before ?? '']
    const found =
      candidates.find((name) => names.includes(name)) ??
      names.find((name) => path.some((part) => name.startsWith(`${String(part)}-`)))
    return found ? [[found, message] as const] : []
  })
  return Object.fromEntries(entries.toReversed())
}

function mapFields<To>(
  fields: Fields,
  to: (field: Fields[string], name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, to(field, name)]))
}
