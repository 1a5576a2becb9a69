import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { reverseTransaction } from '#core/ledger/reverse-transaction.server.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#core/ledger/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloToday } from '../oslo-today.server.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer, moneyCorrection } from '../tables.server.ts'
import type { TransferRow } from './find-holders.server.ts'
import { allocatedKey, receivedKey, registeredKey } from './insert-transfers.server.ts'

/**
 * Reverses all ledger transactions of a locked transfer, newest first, and releases its reference. The
 * row stays, marked as reversed.
 *
 * @param next the customer who gets the money afterwards; all customers are locked at once, in one order
 * @throws {Refusal} TRANSFER_SPENT: the money has already been spent
 */
export async function reverseInLedger(
  transaction: Database,
  { id, revision }: TransferRow,
  actorId: string | null,
  next: string | null = null,
): Promise<void> {
  const keys = [
    registeredKey(id),
    receivedKey(id),
    ...Array.from({ length: revision }, (_, index) => allocatedKey(id, index + 1)),
  ]
  const posted = await transaction
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(inArray(ledgerTransaction.idempotencyKey, keys))
  await lockCustomers(
    transaction,
    posted.map((one) => one.id),
    next,
  )
  const valueDate = await osloToday(transaction)
  for (const one of posted.toSorted((a, b) => b.id - a.id))
    await reverseTransaction(transaction, { id: one.id, valueDate, actorId }).catch((error) => {
      throw error instanceof Refusal && error.code === 'LEDGER_NOT_COVERED'
        ? refuse('TRANSFER_SPENT')
        : error
    })
  await transaction
    .update(incomingTransfer)
    .set({ reversedAt: sql`now()`, holdsReference: false })
    .where(eq(incomingTransfer.id, id))
  // A pending correction has nothing left to correct.
  await transaction
    .update(moneyCorrection)
    .set({ state: 'rejected', decidedBy: actorId ?? 'bank', decidedAt: sql`now()` })
    .where(and(eq(moneyCorrection.transferId, id), eq(moneyCorrection.state, 'waiting')))
}

/** In the order of the ledger, so that two corrections do not wait for each other. */
async function lockCustomers(
  transaction: Database,
  posted: readonly number[],
  next: string | null,
): Promise<void> {
  const ofPosted = transaction
    .select({ id: ledgerEntry.accountId })
    .from(ledgerEntry)
    .where(inArray(ledgerEntry.transactionId, [...posted]))
  await transaction
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'deposit'),
        or(inArray(ledgerAccount.id, ofPosted), eq(ledgerAccount.key, next ?? '')),
      ),
    )
    .orderBy(ledgerAccount.id)
    .for('no key update')
}
