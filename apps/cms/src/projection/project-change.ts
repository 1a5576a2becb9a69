import { sql } from '@payloadcms/db-postgres'
import {
  globalRow,
  projectedCollections,
  projectedGlobals,
} from '@trivsel/content-contract/projection/projected-sources'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import { type Database, lockPublished } from './lock-published.ts'
import { projectDocuments, type Source } from './project-documents.ts'
import { projectGlobal } from './project-global.ts'
import { writeRows } from './write-rows.ts'

const batchSize = 50

/**
 * Rebuilds the rows of what was changed, and of everything that shows a part of it, in the
 * transaction of the change.
 * @param tags what was changed, as it is announced
 */
export async function projectChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  // A save of an item holds it already; a write past the hooks does not.
  await lockPublished(req)
  const database = await transactionDatabase(req)
  const source: Source = {
    payload: req.payload,
    transaction: (await req.transactionID) ?? undefined,
  }
  const changed = new Set([...tags, ...(await findDependents(database, tags))])
  for (const collection of projectedCollections)
    await projectItems(database, source, collection, idsOf(collection, changed))
  for (const global of projectedGlobals)
    if (changed.has(global) || changed.has(`${global}:${globalRow.id}`))
      await writeRows(database, global, [globalRow.id], await projectGlobal(source, global))
}

export async function projectItems(
  database: Database,
  source: Source,
  collection: (typeof projectedCollections)[number],
  ids: readonly number[],
): Promise<number> {
  let written = 0
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const rows = await projectDocuments(source, collection, batch)
    await writeRows(database, collection, batch, rows)
    written += rows.length
  }
  return written
}

const Dependents = z.array(z.object({ tag: z.string() }))

/** Tags of the items whose rows depend on one of these tags. */
async function findDependents(database: Database, tags: readonly string[]): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select distinct collection || ':' || document_id as tag from cms.published_items
    where tags && (select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`)
  return Dependents.parse(rows).map(({ tag }) => tag)
}

const idsOf = (collection: string, tags: ReadonlySet<string>): number[] =>
  [...tags].flatMap((tag) => {
    const [name, id] = tag.split(':')
    return name === collection && id !== undefined ? [Number(id)] : []
  })
