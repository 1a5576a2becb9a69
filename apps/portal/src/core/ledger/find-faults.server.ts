import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { ledgerCheckpoint, ledgerEntry, ledgerTransaction } from './tables.server.ts'

/** What can be wrong with the books as a whole, and in how many places. All of them 0 is right. */
export type LedgerFaults = {
  /** Of all entries together, in øre. */
  readonly totalOre: number
  readonly unbalanced: number
  readonly wrongCheckpoints: number
}

/** Adds everything up from the entries themselves, whatever triggers and checkpoints promise. */
export async function findFaults(database: Database): Promise<LedgerFaults> {
  const { rows } = await database.execute<{ total: string; unbalanced: string; wrong: string }>(sql`
    select
      (select coalesce(sum(amount_ore), 0) from ${ledgerEntry}) as total,
      (select count(*) from ${ledgerTransaction} t left join (
        select transaction_id, count(*) as entries, sum(amount_ore) as total
        from ${ledgerEntry} group by transaction_id) e on e.transaction_id = t.id
        where coalesce(e.entries, 0) < 2 or e.total <> 0) as unbalanced,
      (select count(*) from (
        select distinct on (account_id) account_id, through_entry_id, total_ore
        from ${ledgerCheckpoint} order by account_id, through_entry_id desc) c
        where c.total_ore <> (select sum(e.amount_ore) from ${ledgerEntry} e
          where e.account_id = c.account_id and e.id <= c.through_entry_id)) as wrong`)
  const [found] = rows
  return {
    totalOre: Number(found?.total),
    unbalanced: Number(found?.unbalanced),
    wrongCheckpoints: Number(found?.wrong),
  }
}
