import { sql } from 'drizzle-orm'
import { associationAccount } from '#core/associations/association-account.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { accountStatement } from '#core/ledger/account-statement.server.ts'
import { ledgerTransaction } from '#core/ledger/tables.server.ts'
import { payment, paymentOperation } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Board } from '../model/board.ts'
import type { Statement } from './contract.ts'
import { toEntryKind } from './entry-kinds.ts'

export const entriesAtOnce = 20
/** Of a file: years of a large association. */
export const mostEntries = 10_000

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING` */
export async function readStatement(
  database: Database,
  board: Board,
  page: { readonly before: number | null; readonly limit: number },
): Promise<Statement> {
  await requireRight(database, board, 'money', { isChange: false })
  return listEntries(database, board.associationId, page)
}

/** A page of the account of an association, with what each entry was for. */
export async function listEntries(
  database: Database,
  associationId: string,
  page: { readonly before: number | null; readonly limit: number },
): Promise<Statement> {
  const statement = await accountStatement(database, associationAccount(associationId), page)
  const subjects = await findSubjects(
    database,
    statement.entries.map(({ transactionId }) => transactionId),
  )
  const entries = statement.entries.map(
    ({ id, transactionId, kind, valueDate, amountOre, balanceOre }) => ({
      id,
      kind: toEntryKind(kind, subjects.get(transactionId) ?? null),
      valueDate,
      amountOre,
      balanceOre,
    }),
  )
  return { entries, before: statement.before }
}

/** What was paid for by card, by transaction: its key names the operation (`toLedgerTransaction`). */
async function findSubjects(
  database: Database,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (transactionIds.length === 0) return new Map()
  const { rows } = await database.execute<{ id: string; subject: string }>(sql`
    select t.id, paid.subject_kind as subject
    from ${ledgerTransaction} t
    join ${paymentOperation} operation
      on operation.id = (substring(t.idempotency_key from '^card-payment:([0-9]{1,18})$'))::bigint
    join ${payment} paid on paid.id = operation.payment_id
    where t.id = any(${sql.param([...transactionIds])}::bigint[])`)
  return new Map(rows.map(({ id, subject }) => [Number(id), subject]))
}
