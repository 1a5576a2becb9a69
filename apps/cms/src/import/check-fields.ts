import { locales } from '@trivsel/content-contract/locales'

import {
  createLocalReq,
  type FlattenedField,
  getLocalI18n,
  type Payload,
  type PayloadRequest,
  type Validate,
} from 'payload'
import { fieldsOf } from './document-fields.ts'
import { isGlobal } from './import-names.ts'
import type { Entry } from './import-source.ts'
import { itemData } from './item-data.ts'
import type { StoredIds } from './item-writer.ts'
import type { Problem } from './problem.ts'

type Row = Record<string, unknown>
type Path = (string | number)[]
type Found = { path: Path; message: string }
type Check = { req: PayloadRequest; data: Row; collectionSlug?: string }

/** Nothing is stored yet: any id will do. */
const anyId: StoredIds = { picture: () => 1, attachment: () => 1, video: () => 1, item: () => 1 }

/** What an editor could not save either: texts that are too long, too many rows. */
export async function checkFields(payload: Payload, entries: readonly Entry[]): Promise<Problem[]> {
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' })
  const problems: Problem[] = []
  for (const locale of locales) {
    const req = await createLocalReq({ locale, req: { i18n } }, payload)
    for (const entry of entries) {
      const data = itemData(entry, anyId)[locale]
      const check = { req, data, ...(!isGlobal(entry.name) && { collectionSlug: entry.name }) }
      const found = await checkRow(fieldsOf(payload, entry.name), check, data, [])
      problems.push(...found.map(({ path, message }) => entry.problem(path, message)))
    }
  }
  // What is the same in both languages is wrong in both.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

async function checkRow(
  fields: readonly FlattenedField[],
  check: Check,
  row: Row,
  path: Path,
): Promise<Found[]> {
  const found = await Promise.all(
    fields
      .filter((field) => field.name in row && isShown(field, check, row, path))
      .map((field) => checkField(field, check, row, [...path, field.name])),
  )
  return found.flat()
}

/** What the editors do not see is not checked when they save. */
function isShown(field: FlattenedField, { req, data }: Check, row: Row, path: Path): boolean {
  const { condition } = field.admin ?? {}
  const options = { blockData: row, operation: 'update', path, user: req.user } as const
  return condition ? Boolean(condition(data, row, options)) : true
}

async function checkField(
  field: FlattenedField,
  check: Check,
  row: Row,
  path: Path,
): Promise<Found[]> {
  if (field.type === 'relationship' || field.type === 'upload') return []
  const value = row[field.name]
  // Each type of field has a type of its own for the same function.
  const validate = ('validate' in field ? field.validate : undefined) as Validate | undefined
  const message = await validate?.(value, {
    ...field,
    ...check,
    event: 'submit',
    operation: 'update',
    overrideAccess: true,
    preferences: { fields: {} },
    path,
    siblingData: row,
    blockData: row,
  })
  const own = typeof message === 'string' ? [{ path, message }] : []
  return [...own, ...(await checkInside(field, check, value, path))]
}

async function checkInside(
  field: FlattenedField,
  check: Check,
  value: unknown,
  path: Path,
): Promise<Found[]> {
  if (field.type === 'group' || field.type === 'tab')
    return checkRow(field.flattenedFields, check, value as Row, path)
  if (field.type !== 'array' && field.type !== 'blocks') return []
  const rows = (value as Row[]).map((row, index) => {
    const fields =
      field.type === 'array'
        ? field.flattenedFields
        : field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields
    return checkRow(fields ?? [], check, row, [...path, index])
  })
  return (await Promise.all(rows)).flat()
}
