import { z } from 'zod/mini'
import type { EditableField, Option } from '#core/editable/field.ts'
import { kronerField, optionalKeyField } from '#core/editable/fields.ts'
import { uuidQuery } from '#platform/routing/page.ts'

/* Kinds of fields that only the setup of grants has. */

/** Another row or none, by its id, which the audit log exports and does not show. */
export function optionalRowField<Context, const Key extends string>(
  description: Omit<Parameters<typeof optionalKeyField<Context, Key>>[0], 'pattern'>,
): EditableField<string | null, Context, Key> {
  const field = optionalKeyField<Context, Key>({ ...description, pattern: uuidQuery })
  return { ...field, audit: { ...field.audit, isReference: true } }
}

/** One of the rows, by its id. */
export function rowField<Context, const Key extends string>(
  description: Parameters<typeof optionalKeyField<Context, Key>>[0],
): EditableField<string, Context, Key> {
  const { required, pattern } = description
  const { inputs, audit } = optionalKeyField<Context, Key>(description)
  return {
    schema: z.string(required).check(z.regex(pattern, required)),
    inputs,
    audit: { ...audit, isReference: true },
    read: ([typed]) => typed,
    write: (id) => [id],
  }
}

/** Several of the rows, at least one, by their ids. */
export function rowsField<Context, const Key extends string>(description: {
  readonly label: () => string
  readonly hint?: () => string
  readonly audit: Key
  readonly options: (context: Context) => readonly Option[]
  readonly required: string
}): EditableField<string[], Context, Key> {
  const { label, hint, audit, options, required } = description
  return {
    schema: z.array(z.string().check(z.regex(uuidQuery, required))).check(
      z.minLength(1, required),
      z.maxLength(50, required),
      z.refine((ids) => new Set(ids).size === ids.length, required),
    ),
    inputs: [{ suffix: '', label, hint, type: 'checkboxes', options }],
    audit: { key: audit, name: label, isReference: true },
    read: ([typed = '']) => typed.split(',').filter((id) => id !== ''),
    write: (ids) => [ids.join(',')],
  }
}

/** Kroner or nothing: null. */
export function optionalKronerField<const Key extends string>(
  description: Parameters<typeof kronerField<Key>>[0],
): EditableField<number | null, unknown, Key> {
  const field = kronerField<Key>(description)
  const { read } = field
  return {
    schema: z.nullable(field.schema),
    inputs: field.inputs,
    audit: field.audit,
    // What is no amount stays a text, which the schema refuses.
    read: ([typed = '']) => (typed.trim() === '' ? null : (read([typed]) ?? typed)),
    write: (ore) => (ore === null ? [''] : field.write(ore)),
  }
}
