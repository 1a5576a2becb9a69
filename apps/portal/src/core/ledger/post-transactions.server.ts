import { sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { NewTransaction, PostedTransaction } from './contract.ts'
import { openAccounts } from './open-accounts.server.ts'
import { ledgerRefusals } from './refusals.ts'
import { findFault, nameOf } from './rules.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from './tables.server.ts'

/** Enough for a file of the bank; more at once would outlast the time limit of a statement. */
export const mostAtOnce = 20_000

type Known = {
  id: string
  idempotency_key: string
  kind: string
  value_date: string
  reverses_id: string | null
  entries: readonly { account: number; amount: number }[]
}

/**
 * Posts all of them or none, in the transaction of the caller. One that is there already is not
 * posted again. The entries of a customer's accounts are put in one after the other.
 *
 * @returns one for each, in their order
 * @throws {Refusal} LEDGER_KEY_USED, LEDGER_NOT_COVERED
 */
export function postTransactions(
  database: Database,
  transactions: readonly NewTransaction[],
): Promise<PostedTransaction[]> {
  return post(
    database,
    transactions.map((transaction) => ({ ...transaction, reversesId: null })),
  )
}

/** The same for one. */
export async function postTransaction(
  database: Database,
  transaction: NewTransaction,
): Promise<PostedTransaction> {
  const [posted] = await postTransactions(database, [transaction])
  if (!posted) throw new Error('Nothing was posted')
  return posted
}

type Posting = NewTransaction & { readonly reversesId: number | null }

/** Like `postTransactions`; of reversals, too. */
export async function post(
  database: Database,
  postings: readonly Posting[],
): Promise<PostedTransaction[]> {
  if (postings.length > mostAtOnce) throw new Error(`More than ${mostAtOnce} transactions at once`)
  for (const posting of postings) {
    const fault = findFault(posting)
    if (fault) throw new Error(`A transaction cannot be posted: ${fault}`)
  }
  const keys = postings.map(({ key }) => key)
  if (new Set(keys).size < keys.length) throw new Error('Two transactions have one key')
  const [first, ...others] = postings
  if (!first) return []
  if (others.length === 0 && !isOfCustomer(first)) return [await postAlone(database, first)]
  try {
    return await database.transaction((transaction) => postIn(transaction, postings))
  } catch (error) {
    if (breaksConstraint(error, 'ledger_deposit_covered'))
      throw new Refusal('LEDGER_NOT_COVERED', ledgerRefusals.LEDGER_NOT_COVERED)
    throw error
  }
}

async function postIn(
  transaction: Database,
  postings: readonly Posting[],
): Promise<PostedTransaction[]> {
  const accounts = await openAccounts(
    transaction,
    postings.flatMap(({ entries }) => entries.map(({ account }) => account)),
  )
  await lockCustomers(transaction, [...accounts.values()])
  const added = await addTransactions(transaction, postings)
  const entriesOf = ({ entries }: Posting) =>
    entries.map(({ account, amountOre }) => ({
      account: accounts.get(nameOf(account)) ?? 0,
      amount: amountOre,
    }))
  const lines = postings.flatMap((posting) => {
    const id = added.get(posting.key)
    return id === undefined ? [] : entriesOf(posting).map((entry) => ({ id, ...entry }))
  })
  if (lines.length > 0)
    await transaction.execute(sql`
      insert into ${ledgerEntry} (transaction_id, account_id, amount_ore)
      select * from unnest(
        ${sql.param(lines.map(({ id }) => id))}::bigint[],
        ${sql.param(lines.map(({ account }) => account))}::bigint[],
        ${sql.param(lines.map(({ amount }) => amount))}::bigint[])`)
  const repeated = postings.filter(({ key }) => !added.has(key))
  const known = await readTransactions(transaction, repeated)
  return postings.map((posting) => {
    const id = added.get(posting.key)
    return id === undefined
      ? requireSame(known, posting, entriesOf(posting))
      : { id, isRepeated: false }
  })
}

const isOfCustomer = ({ entries }: Posting) =>
  entries.some(({ account }) => account.kind === 'deposit')

/**
 * Posts one transaction in one statement, without a savepoint: none of its accounts can lack money, so
 * the caller's transaction does not go on after a refusal of the database.
 */
async function postAlone(database: Database, posting: Posting): Promise<PostedTransaction> {
  const { key, kind, valueDate, actorId, reversesId } = posting
  const accounts = await openAccounts(
    database,
    posting.entries.map(({ account }) => account),
  )
  const entries = posting.entries.map(({ account, amountOre }) => ({
    account: accounts.get(nameOf(account)) ?? 0,
    amount: amountOre,
  }))
  const { rows } = await database.execute<{ id: string }>(sql`
    with added as (
      insert into ${ledgerTransaction} (kind, idempotency_key, value_date, actor_id, reverses_id)
      values (${kind}, ${key}, ${valueDate}, ${actorId}, ${reversesId})
      on conflict (idempotency_key) do nothing
      returning id
    ), entries as (
      insert into ${ledgerEntry} (transaction_id, account_id, amount_ore)
      select added.id, line.account, line.amount
      from added, unnest(
        ${sql.param(entries.map(({ account }) => account))}::bigint[],
        ${sql.param(entries.map(({ amount }) => amount))}::bigint[]) as line (account, amount)
    )
    select id from added`)
  const [added] = rows
  if (added) return { id: Number(added.id), isRepeated: false }
  return requireSame(await readTransactions(database, [posting]), posting, entries)
}

/** @throws {Refusal} LEDGER_KEY_USED: its key stands for something else */
function requireSame(
  known: ReadonlyMap<string, Known>,
  posting: Posting,
  entries: Known['entries'],
): PostedTransaction {
  const before = known.get(posting.key)
  if (!before || !isSame(before, posting, entries))
    throw new Refusal('LEDGER_KEY_USED', ledgerRefusals.LEDGER_KEY_USED)
  return { id: Number(before.id), isRepeated: true }
}

/** Before any entry is numbered, so that numbers grow with time within each account. */
async function lockCustomers(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    select from ${ledgerAccount}
    where id = any(${sql.param(ids)}::bigint[]) and kind = 'deposit'
    order by id for no key update`)
}

/** @returns the ids of those that were not there, by their keys */
async function addTransactions(
  transaction: Database,
  postings: readonly Posting[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await transaction.execute<{ id: string; idempotency_key: string }>(sql`
    insert into ${ledgerTransaction} (kind, idempotency_key, value_date, actor_id, reverses_id)
    select * from unnest(
      ${sql.param(postings.map(({ kind }) => kind))}::text[],
      ${sql.param(postings.map(({ key }) => key))}::text[],
      ${sql.param(postings.map(({ valueDate }) => valueDate))}::date[],
      ${sql.param(postings.map(({ actorId }) => actorId))}::text[],
      ${sql.param(postings.map(({ reversesId }) => reversesId))}::bigint[]
    ) as given (kind, idempotency_key, value_date, actor_id, reverses_id)
    order by idempotency_key
    on conflict (idempotency_key) do nothing
    returning id, idempotency_key`)
  return new Map(rows.map(({ id, idempotency_key }) => [idempotency_key, Number(id)]))
}

async function readTransactions(
  transaction: Database,
  postings: readonly Posting[],
): Promise<ReadonlyMap<string, Known>> {
  if (postings.length === 0) return new Map()
  const { rows } = await transaction.execute<Known>(sql`
    select t.id, t.idempotency_key, t.kind, t.value_date::text, t.reverses_id, (
      select jsonb_agg(jsonb_build_object('account', e.account_id, 'amount', e.amount_ore))
      from ${ledgerEntry} e where e.transaction_id = t.id) as entries
    from ${ledgerTransaction} t
    where t.idempotency_key = any(${sql.param(postings.map(({ key }) => key))}::text[])`)
  return new Map(rows.map((row) => [row.idempotency_key, row]))
}

/** By what was booked; who asked for it may be somebody else. */
function isSame(known: Known, posting: Posting, entries: Known['entries']): boolean {
  const amounts = new Map(known.entries.map(({ account, amount }) => [account, amount]))
  return (
    known.kind === posting.kind &&
    known.value_date === posting.valueDate &&
    (known.reverses_id === null ? null : Number(known.reverses_id)) === posting.reversesId &&
    known.entries.length === entries.length &&
    entries.every(({ account, amount }) => amounts.get(account) === amount)
  )
}
