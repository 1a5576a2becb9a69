import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { ledgerAccount, ledgerCheckpoint, ledgerEntry } from './tables.server.ts'

/** So many entries are added up in about a millisecond. */
export const entriesBetween = 5_000

/**
 * Stores running totals of accounts with many entries. Entries under way are waited for, since
 * one that is not there yet may have a lower number: nothing is posted meanwhile.
 *
 * @param every so many entries of an account there is one
 * @returns how many were added
 */
export async function addCheckpoints(database: Database, every = entriesBetween): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${ledgerEntry} in share row exclusive mode`)
    const { rows } = await transaction.execute(sql`
      insert into ${ledgerCheckpoint} (account_id, through_entry_id, total_ore)
      select account_id, id, before + since from (
        select e.account_id, e.id, coalesce(counted.total_ore, 0) as before,
          sum(e.amount_ore) over entries as since, row_number() over entries as number
        from ${ledgerAccount} a
        left join lateral (
          select c.through_entry_id, c.total_ore from ${ledgerCheckpoint} c
          where c.account_id = a.id order by c.through_entry_id desc limit 1) counted on true
        join ${ledgerEntry} e
          on e.account_id = a.id and e.id > coalesce(counted.through_entry_id, 0)
        window entries as (partition by e.account_id order by e.id)) as counting
      where number % ${every} = 0
      returning account_id`)
    return rows.length
  })
}
