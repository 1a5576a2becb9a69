import { type SQL, sql } from 'drizzle-orm'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { daysAgo } from '#core/personal-data/retention.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AttentionList } from '../model/contract.ts'
import { lateHandoverDays } from '../model/rules.ts'
import { associationAssembly, associationHandoverItem } from '../model/tables.server.ts'

type Item = AttentionList['items'][number]

/** Nobody works through a longer list. */
const mostShown = 500

const needing = (now: Date): SQL => sql`
  select a.id as "associationId", a.name, 'no-contacts' as reason from ${association} a
  where a.state in ('active', 'inactive') and not exists (
    select 1 from ${associationContact} contact
    where contact.association_id = a.id and contact.ended_at is null)
  union all
  select a.id, a.name, 'handover-waits' from ${association} a
  where a.state <> 'closed' and exists (
    select 1 from ${associationAssembly} held
    join ${associationHandoverItem} item
      on item.assembly_id = held.id and item.accepted_at is null
    where held.association_id = a.id and held.withdrawn_at is null
      and held.registered_at < ${daysAgo(now, lateHandoverDays)})`

/** Associations that nobody answers for, and those whose new board does not answer. */
export async function findAttention(database: Database, now: Date): Promise<Item[]> {
  const { rows } = await database.execute<Item>(
    sql`${needing(now)} order by reason desc, name, "associationId" limit ${mostShown}`,
  )
  return rows
}

export async function countAttention(database: Database, now: Date): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from (${needing(now)}) needing`,
  )
  return rows[0]?.count ?? 0
}
