import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isCustomerNumber } from '../matching/customer-number.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import type { RequireOther } from '../require-other.server.ts'
import { moveTransfer } from './change-transfer.server.ts'
import { lockTransfer } from './lock-transfer.server.ts'
import type { OnReceived } from './on-received.server.ts'

/**
 * Says whose a transfer is that is nobody's yet, and gives them the money once it is confirmed. Whether
 * there is such a customer is for the caller to know. What is somebody's already is corrected
 * (`correctTransfer`).
 *
 * @param revision as it was read: of two who decide at once one is refused
 * @throws {Refusal} TRANSFER_UNKNOWN, TRANSFER_CHANGED, CUSTOMER_NUMBER_INVALID; whatever
 *   `requireOther` throws
 */
export async function allocateTransfer(
  {
    database,
    onReceived,
    requireOther,
  }: {
    database: Database
    onReceived?: OnReceived | undefined
    requireOther?: RequireOther
  },
  { id, revision, customerNumber }: { id: string; revision: number; customerNumber: string },
  actor: AuditActor,
): Promise<void> {
  if (!isCustomerNumber(customerNumber)) throw refuse('CUSTOMER_NUMBER_INVALID')
  await database.transaction(async (transaction) => {
    const transfer = await lockTransfer(transaction, { id, revision })
    if (transfer.customerNumber !== null) throw refuse('TRANSFER_CHANGED')
    if (actor.kind === 'staff') await requireOther?.(transaction, actor, [customerNumber])
    await moveTransfer({ transaction, onReceived }, transfer, customerNumber, actorIdOf(actor))
    await recordAction(transaction, actor, {
      action: 'transfer-allocated',
      subject: { kind: 'transfer', id },
      before: { customerNumber: null },
      after: { customerNumber },
    })
  })
}
