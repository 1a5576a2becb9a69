import type { FlattenedField } from 'payload'
import type { ItemData } from './item-data.ts'

type Row = Record<string, unknown>
type PerLocale<Value> = { no: Value; en: Value }

/**
 * A document in the shape of the database, with both languages in each localized field, from the
 * same document in each language. Rows meet by their place: both languages have the same ones.
 */
export function mergeLocales(fields: readonly FlattenedField[], { no, en }: ItemData): Row {
  const merged = fields
    .filter(({ name }) => name in no)
    .map((field) => [field.name, mergeField(field, { no: no[field.name], en: en[field.name] })])
  return Object.fromEntries(merged)
}

function mergeField(field: FlattenedField, { no, en }: PerLocale<unknown>): unknown {
  if ('localized' in field && field.localized)
    return { ...(no !== null && { no }), ...(en !== null && { en }) }
  switch (field.type) {
    case 'group':
    case 'tab':
      return mergeLocales(field.flattenedFields, { no, en } as ItemData)
    case 'array':
      return mergeRows({ no, en } as PerLocale<Row[]>, () => field.flattenedFields)
    case 'blocks':
      return mergeRows({ no, en } as PerLocale<Row[]>, ({ blockType }) => {
        const block = field.blocks.find(({ slug }) => slug === blockType)
        return block?.flattenedFields ?? []
      })
    default:
      return no
  }
}

function mergeRows(
  { no, en }: PerLocale<Row[]>,
  fieldsOf: (row: Row) => readonly FlattenedField[],
): Row[] {
  return no.map((row, index) => ({
    ...('blockType' in row && { blockType: row.blockType }),
    id: row.id,
    ...mergeLocales(fieldsOf(row), { no: row, en: en[index] ?? {} }),
  }))
}
