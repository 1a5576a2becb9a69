import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GrantedTo } from './contract.ts'
import { granted, selectGranted } from './select-granted.server.ts'

/** All of them are on the public page of grants. */
const most = 5

export async function findGrantedTo(database: Database, slug: string): Promise<GrantedTo> {
  const items = await selectGranted(
    database,
    sql`select d.id from ${granted}
      where a.association_id = (select id from ${association} where slug = ${slug})
      order by d.decided_at desc, d.id limit ${most}`,
  )
  return { items }
}
