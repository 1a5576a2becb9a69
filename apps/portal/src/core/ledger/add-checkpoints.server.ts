import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { ledgerAccount, ledgerCheckpoint, ledgerEntry } from './tables.server.ts'

/** So many entries are added up in about a millisecond. */
export const entriesBetween = 5_000

/**
 * Notes what the entries of busy accounts come to so far. Entries under way are waited for, since
 * one that is not there yet may have a lower number: nothing is posted meanwhile.
 *
 * @param least entries since the last checkpoint that make a new one worth while
 * @returns how many were added
 */
export async function addCheckpoints(database: Database, least = entriesBetween): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${ledgerEntry} in share row exclusive mode`)
    const { rows } = await transaction.execute(sql`
      insert into ${ledgerCheckpoint} (account_id, through_entry_id, total_ore)
      select a.id, since.newest, portal.ledger_total(a.id, since.newest)
      from ${ledgerAccount} a
      left join lateral (
        select c.through_entry_id from ${ledgerCheckpoint} c
        where c.account_id = a.id order by c.through_entry_id desc limit 1) counted on true
      cross join lateral (
        select max(e.id) as newest, count(*) as entries from ${ledgerEntry} e
        where e.account_id = a.id and e.id > coalesce(counted.through_entry_id, 0)) since
      where since.entries >= ${least}
      returning account_id`)
    return rows.length
  })
}
