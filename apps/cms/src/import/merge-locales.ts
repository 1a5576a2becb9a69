import { defaultLocale, type Locale, perLocale } from '@trivsel/content-contract/locales'
import type { FlattenedField } from 'payload'
import type { ItemData } from './item-data.ts'

type Row = Record<string, unknown>
type PerLocale<Value> = Record<Locale, Value>

/**
 * A document in the shape of the database, with every language in each localized field, from the
 * same document in each language. Rows meet by their place: all languages have the same ones.
 */
export function mergeLocales(fields: readonly FlattenedField[], data: ItemData): Row {
  const merged = fields
    .filter(({ name }) => name in data[defaultLocale])
    .map((field) => {
      const values = perLocale((locale) => data[locale][field.name])
      return [field.name, mergeField(field, values)]
    })
  return Object.fromEntries(merged)
}

function mergeField(field: FlattenedField, values: PerLocale<unknown>): unknown {
  if ('localized' in field && field.localized)
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  switch (field.type) {
    case 'group':
    case 'tab':
      return mergeLocales(field.flattenedFields, values as ItemData)
    case 'array':
      return mergeRows(values as PerLocale<Row[]>, () => field.flattenedFields)
    case 'blocks':
      return mergeRows(values as PerLocale<Row[]>, ({ blockType }) => {
        const block = field.blocks.find(({ slug }) => slug === blockType)
        return block?.flattenedFields ?? []
      })
    default:
      return values[defaultLocale]
  }
}

function mergeRows(
  rows: PerLocale<Row[]>,
  fieldsOf: (row: Row) => readonly FlattenedField[],
): Row[] {
  return rows[defaultLocale].map((row, index) => ({
    ...('blockType' in row && { blockType: row.blockType }),
    id: row.id,
    ...mergeLocales(
      fieldsOf(row),
      perLocale((locale) => rows[locale][index] ?? {}),
    ),
  }))
}
