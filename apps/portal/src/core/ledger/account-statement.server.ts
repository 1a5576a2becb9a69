import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { toOre } from './balance-of.server.ts'
import type { AccountName, AccountStatement } from './contract.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './tables.server.ts'

type Row = {
  id: string
  transaction_id: string
  kind: string
  value_date: string
  booked_at: string
  amount_ore: string
  /** After the newest entry of the page. */
  newest_total: string
}

/**
 * One page of an account statement, with the balance after each entry.
 * @param page `before`: as the page before said; the newest page without it
 */
export async function accountStatement(
  database: Database,
  account: AccountName,
  page: { before?: number | null; limit: number },
): Promise<AccountStatement> {
  const { rows } = await database.execute<Row>(sql`
    with page as (
      select e.id, e.transaction_id, e.account_id, e.amount_ore from ${ledgerEntry} e
      where e.account_id = (
          select id from ${ledgerAccount} where kind = ${account.kind} and key = ${account.key})
        and e.id < ${page.before ?? Number.MAX_SAFE_INTEGER}
      order by e.id desc limit ${page.limit + 1})
    select page.id, page.transaction_id, t.kind, t.value_date::text,
      to_char(t.booked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as booked_at,
      page.amount_ore,
      (select portal.ledger_total(newest.account_id, newest.id)
        from (select account_id, max(id) as id from page group by account_id) newest) as newest_total
    from page join ${ledgerTransaction} t on t.id = page.transaction_id
    order by page.id desc`)
  const shown = rows.slice(0, page.limit)
  let balance = toOre(rows[0]?.newest_total ?? 0, account.kind)
  const entries = shown.map((row) => {
    const amountOre = toOre(row.amount_ore, account.kind)
    const entry = {
      id: Number(row.id),
      transactionId: Number(row.transaction_id),
      kind: row.kind,
      valueDate: row.value_date,
      bookedAt: new Date(row.booked_at),
      amountOre,
      balanceOre: balance,
    }
    balance = balance - amountOre + 0
    return entry
  })
  return { entries, before: rows.length > page.limit ? (entries.at(-1)?.id ?? null) : null }
}
