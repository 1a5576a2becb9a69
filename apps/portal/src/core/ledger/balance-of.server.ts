import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { AccountKind, AccountName } from './contract.ts'
import { ownSense } from './rules.ts'
import { ledgerAccount } from './tables.server.ts'

/** The balance in øre; 0 for an account that was never opened. */
export async function balanceOf(database: Database, account: AccountName): Promise<number> {
  const balances = await balancesOf(database, account.kind, [account.key])
  return balances.get(account.key) ?? 0
}

/**
 * The balances of many accounts in øre, by key; accounts that were never opened are left out.
 * @throws {Error} a balance is beyond what a number holds exactly
 */
export async function balancesOf(
  database: Database,
  kind: AccountKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ key: string; total: string }>(sql`
    select key, portal.ledger_total(id, null) as total from ${ledgerAccount}
    where kind = ${kind} and key = any(${sql.param(keys)}::text[])`)
  return new Map(rows.map(({ key, total }) => [key, toOre(total, kind)]))
}

/** What is on a customer's deposit account, in øre, as a part of a query. */
export const depositBalanceOre = (customerNumber: SQLWrapper): SQL<string> =>
  sql`coalesce((select -portal.ledger_total(ledger.id, null) from ${ledgerAccount} ledger
    where ledger.kind = 'deposit' and ledger.key = ${customerNumber}), 0)`

/** What the database says of debits and credits together, as the account's owner reads it. */
export function toOre(total: string | number, kind: AccountKind): number {
  // Avoids -0.
  const ore = ownSense(kind) * Number(total) + 0
  if (!Number.isSafeInteger(ore)) throw new Error('An amount is no safe integer')
  return ore
}
