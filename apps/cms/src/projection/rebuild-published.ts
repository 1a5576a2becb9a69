import { sql } from '@payloadcms/db-postgres'
import {
  globalRow,
  projectedCollections,
  projectedGlobals,
} from '@trivsel/content-contract/projection/projected-sources'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { z } from 'zod'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import { lockPublished } from './lock-published.ts'
import { projectItems } from './project-change.ts'
import type { Source } from './project-documents.ts'
import { projectGlobal } from './project-global.ts'
import { writeRows } from './write-rows.ts'

const Ids = z.array(z.object({ id: z.number() }))

/**
 * Rebuilds all rows unless that was done before. In a database that is still empty it takes no time,
 * and from then on every publication writes its rows.
 */
export async function rebuildOnce(payload: Payload, builtBy: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select from cms.published_items_state limit 1`,
  )
  if (rows.length === 0) await rebuildPublished(payload, builtBy)
}

/**
 * Rebuilds all rows in one transaction: the site reads the old ones until it ends. Publications wait
 * meanwhile.
 * @param builtBy the version of the code, which may write other rows than the version before
 * @returns number of rows
 */
export async function rebuildPublished(payload: Payload, builtBy: string): Promise<number> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await lockPublished(req)
    const database = await transactionDatabase(req)
    const source: Source = { payload, transaction: (await req.transactionID) ?? undefined }
    await database.execute(sql`delete from cms.published_items`)
    let written = 0
    for (const collection of projectedCollections) {
      const table = sql.identifier(collection.replaceAll('-', '_'))
      const { rows } = await database.execute(
        sql`select id from cms.${table} where _status = 'published' order by id`,
      )
      const ids = Ids.parse(rows).map(({ id }) => id)
      written += await projectItems(database, source, collection, ids)
    }
    for (const global of projectedGlobals) {
      const rows = await projectGlobal(source, global)
      await writeRows(database, global, [globalRow.id], rows)
      written += rows.length
    }
    await database.execute(sql`
      insert into cms.published_items_state (complete, built_by) values (true, ${builtBy})
      on conflict (complete) do update set built_by = excluded.built_by`)
    await commitTransaction(req)
    return written
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
