import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { isCustomerNumber } from '../matching/customer-number.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { moveTransfer } from './change-transfer.server.ts'
import { lockTransfer } from './lock-transfer.server.ts'
import type { OnReceived } from './on-received.server.ts'

/**
 * Allocates an unallocated transfer to a customer, who gets the money once it is confirmed. The caller
 * checks that the customer exists. An allocated transfer is corrected instead (`correctTransfer`).
 *
 * @param revision as it was read: of two concurrent calls one is refused
 * @throws {Refusal} OWN_CASE, TRANSFER_UNKNOWN, TRANSFER_CHANGED, CUSTOMER_NUMBER_INVALID
 */
export async function allocateTransfer(
  { database, onReceived }: { database: Database; onReceived?: OnReceived | undefined },
  { id, revision, customerNumber }: { id: string; revision: number; customerNumber: string },
  actor: AuditActor,
): Promise<void> {
  if (!isCustomerNumber(customerNumber)) throw refuse('CUSTOMER_NUMBER_INVALID')
  await inTransaction(database, async (transaction) => {
    const transfer = await lockTransfer(transaction, { id, revision })
    await requireOthersMoney(transaction, actor, [transfer.customerNumber, customerNumber])
    if (transfer.customerNumber !== null) throw refuse('TRANSFER_CHANGED')
    await moveTransfer({ transaction, onReceived }, transfer, customerNumber, actorIdOf(actor))
    await recordAction(transaction, actor, {
      action: 'transfer-allocated',
      subject: { kind: 'transfer', id },
      before: { customerNumber: null },
      after: { customerNumber },
    })
  })
}
