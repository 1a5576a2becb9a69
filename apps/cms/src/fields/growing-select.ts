import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { type FieldHook, type SelectField, ValidationError } from 'payload'

/** No type of the database: what Payload would call the enum of such a field. */
const storedAsText = 'stored_as_text'

/**
 * A choice out of a list that grows with the site: pages, kinds of staff. Its column is text, so a new
 * choice costs no migration, and Payload alone decides what may be chosen.
 */
export function growingSelect(
  field: Omit<SelectField, 'type' | 'enumName' | 'hooks'>,
): SelectField {
  return {
    ...field,
    type: 'select',
    enumName: storedAsText,
    hooks: { beforeChange: [refuseUnknownChoice] },
  } as SelectField
}

/** Payload validates what is published; a draft may be incomplete, but an unknown value is refused there too. */
const refuseUnknownChoice: FieldHook = ({ value, field, path, req, collection, global }) => {
  const { options, label } = field as SelectField
  const isKnown = options.some((option) => typeof option !== 'string' && option.value === value)
  if (!value || isKnown) return value
  throw new ValidationError(
    {
      ...(collection && { collection: collection.slug }),
      ...(global && { global: global.slug }),
      errors: [
        {
          path: path.join('.'),
          ...(typeof label === 'string' && { label }),
          message: req.t('validation:invalidSelection'),
        },
      ],
      req,
    },
    req.t,
  )
}

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/** Payload makes an enum of every `select` (its pull request 13153, a setting against it, was closed). */
export const textColumns: SchemaHook = ({ adapter, schema }) => {
  for (const { columns } of Object.values(adapter.rawTables))
    for (const [name, column] of Object.entries(columns))
      if (column.type === 'enum' && 'enumName' in column && column.enumName === storedAsText) {
        const { enumName, options, ...others } = column
        columns[name] = { ...others, type: 'varchar' }
      }
  return schema
}
