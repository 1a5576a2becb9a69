import { sql } from 'drizzle-orm'
import { ledgerAccount, ledgerEntry } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The money of one budget in øre, as the ledger has it: `budget - granted + claimed = left`. */
export type BudgetFigures = {
  readonly year: number
  readonly typeId: string
  readonly budgetOre: number
  /** What was granted and did not come back: declined, lapsed, not used. */
  readonly grantedOre: number
  /** Of that, what has left for a bank account and was not returned by the bank. */
  readonly paidOre: number
  /** What was claimed back; it can be granted again. */
  readonly claimedOre: number
  /** Of that, what has not come in. */
  readonly unpaidClaimsOre: number
  /** What is reserved is in it (`findReservations`). */
  readonly leftOre: number
}

/** Of all years and types that ever had a budget, newest year first. */
export async function findBudgetFigures(database: Database): Promise<BudgetFigures[]> {
  const { rows } = await database.execute<Record<Column, string>>(sql`
    with entry as (
      select e.transaction_id, e.amount_ore, a.kind, a.key
      from ${ledgerEntry} e join ${ledgerAccount} a on a.id = e.account_id
      where a.kind in ('grant-frame', 'grant-budget', 'grant', 'grant-claim')
    ), tied as (
      -- Which budget a grant or a claim came from: the first that it shared a transaction with.
      select distinct on (own.kind, own.key) own.kind, own.key, budget.key as budget
      from entry own
      join entry budget on budget.transaction_id = own.transaction_id
        and budget.kind = 'grant-budget'
      where own.kind in ('grant', 'grant-claim')
      order by own.kind, own.key, own.transaction_id
    ), balance as (
      select budget, kind, sum(amount) as amount from (
        select key as budget, kind, -amount_ore as amount from entry where kind = 'grant-budget'
        union all
        select tied.budget, entry.kind,
          case entry.kind when 'grant' then -entry.amount_ore else entry.amount_ore end
        from tied join entry on entry.kind = tied.kind and entry.key = tied.key
      ) line group by budget, kind
    ), moved as (
      -- What a budget got from and gave to the others, by their side of the transaction.
      select budget.key as budget, other.kind, sum(other.amount_ore) as amount
      from entry budget
      join entry other on other.transaction_id = budget.transaction_id
        and other.kind <> 'grant-budget'
      where budget.kind = 'grant-budget'
      group by budget.key, other.kind
    )
    select split_part(key, ':', 1) as year, split_part(key, ':', 2) as type,
      ${sumOf('moved', 'grant-frame')} as budget,
      -${sumOf('moved', 'grant')} as granted,
      -${sumOf('moved', 'grant')} - ${sumOf('balance', 'grant')} as paid,
      ${sumOf('moved', 'grant-claim')} as claimed,
      ${sumOf('balance', 'grant-claim')} as unpaid,
      ${sumOf('balance', 'grant-budget')} as left
    from (select distinct key from entry where kind = 'grant-budget') known
    order by 1 desc, 2`)
  return rows.map((row) => ({
    year: Number(row.year),
    typeId: row.type,
    budgetOre: Number(row.budget),
    grantedOre: Number(row.granted),
    paidOre: Number(row.paid),
    claimedOre: Number(row.claimed),
    unpaidClaimsOre: Number(row.unpaid),
    leftOre: Number(row.left),
  }))
}

type Column = 'year' | 'type' | 'budget' | 'granted' | 'paid' | 'claimed' | 'unpaid' | 'left'

const sumOf = (source: 'moved' | 'balance', kind: string) =>
  sql`coalesce((select amount from ${sql.raw(source)} s
    where s.budget = known.key and s.kind = ${kind}), 0)`
