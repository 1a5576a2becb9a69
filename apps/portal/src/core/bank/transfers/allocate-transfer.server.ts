import { eq, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#core/ledger/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ownerAccount } from '../accounts.ts'
import { isCustomerNumber } from '../matching/customer-number.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer } from '../tables.server.ts'
import type { OnReceived } from './on-received.server.ts'

/**
 * Says whose a transfer is, or that nobody knows (null), and moves the money accordingly. Whether
 * there is such a customer is for the caller to know.
 *
 * @param revision as it was read: of two who decide at once one is refused
 * @throws {Refusal} OWN_CASE, TRANSFER_UNKNOWN, TRANSFER_CHANGED, TRANSFER_SPENT, CUSTOMER_NUMBER_INVALID
 */
export async function allocateTransfer(
  { database, onReceived }: { database: Database; onReceived?: OnReceived | undefined },
  { id, revision, customerNumber }: { id: string; revision: number; customerNumber: string | null },
  actor: AuditActor,
): Promise<void> {
  if (customerNumber !== null && !isCustomerNumber(customerNumber))
    throw refuse('CUSTOMER_NUMBER_INVALID')
  await database.transaction(async (transaction) => {
    const [transfer] = await transaction
      .select()
      .from(incomingTransfer)
      .where(eq(incomingTransfer.id, id))
      .for('no key update')
    if (!transfer) throw refuse('TRANSFER_UNKNOWN')
    await requireOthersMoney(transaction, actor, [transfer.customerNumber, customerNumber])
    if (transfer.revision !== revision) throw refuse('TRANSFER_CHANGED')
    if (transfer.customerNumber === customerNumber) return
    const next = revision + 1
    const isFirst =
      customerNumber !== null && !(await hadBefore(transaction, transfer, customerNumber))
    await transaction
      .update(incomingTransfer)
      .set({
        customerNumber,
        matchedBy: customerNumber === null ? null : 'staff',
        revision: next,
      })
      .where(eq(incomingTransfer.id, id))
    // The customer's account is debited when it is taken back, and credited when it is theirs.
    await postTransaction(transaction, {
      key: `transfer:${id}:${next}`,
      kind: customerNumber === null ? 'transfer-taken-back' : 'transfer-allocated',
      valueDate: transfer.valueDate,
      entries: move(transfer.amountOre, {
        from: ownerAccount(transfer.ownAccount, customerNumber),
        to: ownerAccount(transfer.ownAccount, transfer.customerNumber),
      }),
      actorId: actorIdOf(actor),
    }).catch((error) => {
      throw error instanceof Refusal && error.code === 'LEDGER_NOT_COVERED'
        ? refuse('TRANSFER_SPENT')
        : error
    })
    await recordAction(transaction, actor, {
      action: 'transfer-allocated',
      subject: { kind: 'transfer', id },
      before: { customerNumber: transfer.customerNumber },
      after: { customerNumber },
    })
    if (isFirst)
      await onReceived?.(transaction, [
        { id, customerNumber, amountOre: transfer.amountOre, matchedBy: 'staff' },
      ])
  })
}

/** Whether the books say that the transfer was this customer's at some time. */
async function hadBefore(
  transaction: Database,
  { id, revision }: { id: string; revision: number },
  customerNumber: string,
): Promise<boolean> {
  const keys = Array.from({ length: revision + 1 }, (_, step) =>
    step === 0 ? `transfer:${id}` : `transfer:${id}:${step}`,
  )
  const { rows } = await transaction.execute(sql`
    select from ${ledgerTransaction} t
    join ${ledgerEntry} e on e.transaction_id = t.id
    join ${ledgerAccount} a on a.id = e.account_id
    where t.idempotency_key = any(${sql.param(keys)}::text[])
      and a.kind = 'deposit' and a.key = ${customerNumber}
    limit 1`)
  return rows.length > 0
}
