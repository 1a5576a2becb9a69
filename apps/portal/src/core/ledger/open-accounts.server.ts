import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { AccountName } from './contract.ts'
import { nameOf } from './rules.ts'
import { ledgerAccount } from './tables.server.ts'

/**
 * Opens the accounts that do not exist yet.
 * @returns their ids, by `nameOf`
 */
export async function openAccounts(
  database: Database,
  accounts: readonly AccountName[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Map(accounts.map((account) => [nameOf(account), account])).values()]
  const given = sql`unnest(
    ${sql.param(wanted.map(({ kind }) => kind))}::text[],
    ${sql.param(wanted.map(({ key }) => key))}::text[]) as given (kind, key)`
  const read = async () => {
    const { rows } = await database.execute<AccountName & { id: string }>(sql`
      select known.id, known.kind, known.key
      from ${ledgerAccount} known join ${given} using (kind, key)`)
    return new Map(rows.map(({ id, ...account }) => [nameOf(account), Number(id)]))
  }
  const known = await read()
  if (known.size === wanted.length) return known
  // Always in the same order, so that no two transactions deadlock.
  await database.execute(sql`
    insert into ${ledgerAccount} (kind, key)
    select given.kind, given.key from ${given}
    where not exists (select from ${ledgerAccount} known
      where known.kind = given.kind and known.key = given.key)
    order by given.kind, given.key
    on conflict do nothing`)
  return read()
}
