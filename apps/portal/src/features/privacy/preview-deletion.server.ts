import type { Locale } from '@trivsel/content-contract/locales'

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DeletionRefusal } from '#core/personal-data/contract.ts'
import type { PersonIdentifiers } from '#core/personal-data/personal-table.ts'
import { findPerson, type PrivacyParts } from './collect-personal-data.server.ts'
import type { DeletionPreview } from './contract.ts'

type TablesOf = Pick<PrivacyParts, 'database' | 'personalTables'>

const Found = z.tuple([z.object({ has: z.array(z.boolean()) })])

/**
 * What deleting this person's account would do, and what blocks it. Data that is deleted completely
 * is not mentioned.
 * @returns `null` when there is no such account
 */
export async function previewDeletion(
  { database, encryption, personalTables }: PrivacyParts,
  userId: string,
  locale: Locale,
): Promise<DeletionPreview | null> {
  const person = await findPerson(database, encryption, userId)
  if (!person) return null
  const has = await findFilledTables({ database, personalTables }, person)
  const preview: DeletionPreview = { removed: [], kept: [], blockedBy: [] }
  for (const [index, { name, onDeletion }] of personalTables.entries()) {
    if (!has[index]) continue
    if (onDeletion === 'removed') preview.removed.push(name({}, { locale }))
    else
      preview.kept.push({
        name: name({}, { locale }),
        because: onDeletion.retainedBecause({}, { locale }),
      })
  }
  preview.blockedBy.push(...(await findBlocks({ database, personalTables }, userId)))
  return preview
}

/** Why the account cannot be deleted now, by the features that say so. */
export async function findBlocks(
  { database, personalTables }: TablesOf,
  userId: string,
): Promise<DeletionRefusal[]> {
  const blocks: DeletionRefusal[] = []
  for (const { blocksDeletion } of personalTables) {
    const block = await blocksDeletion?.(database, userId)
    if (block) blocks.push(block)
  }
  return blocks
}

/** Whether each table has a row of the person, in the order of the list. */
async function findFilledTables(
  { database, personalTables }: TablesOf,
  person: PersonIdentifiers,
): Promise<boolean[]> {
  const questions = personalTables.map(
    ({ table, rowsOf }) => sql`exists (select from ${table} where ${rowsOf(person)})`,
  )
  const { rows } = await database.execute(sql`select array[${sql.join(questions, sql`, `)}] as has`)
  return Found.parse(rows)[0].has
}
