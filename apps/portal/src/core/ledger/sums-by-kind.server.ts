import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { toOre } from './balance-of.server.ts'
import type { AccountName } from './contract.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './tables.server.ts'

/**
 * What came to the account, and what left it, by the kind of transaction: in øre, negative for what
 * left it. For an account of a customer, whose entries are few.
 */
export async function sumsByKind(
  database: Database,
  account: AccountName,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ kind: string; total: string }>(sql`
    select t.kind, sum(e.amount_ore) as total
    from ${ledgerAccount} a
    join ${ledgerEntry} e on e.account_id = a.id
    join ${ledgerTransaction} t on t.id = e.transaction_id
    where a.kind = ${account.kind} and a.key = ${account.key}
    group by t.kind order by t.kind`)
  return new Map(rows.map(({ kind, total }) => [kind, toOre(total, account.kind)]))
}
