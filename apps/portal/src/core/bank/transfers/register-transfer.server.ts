import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CreditEntry } from '../contract.ts'
import { isCustomerNumber } from '../matching/customer-number.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { addTransfers } from './add-transfers.server.ts'
import type { OnReceived } from './on-received.server.ts'

/**
 * Enters a transfer by hand, under the bank's reference: when a file brings it later, or it is
 * entered again, it is the same.
 *
 * @returns whether it was entered now
 * @throws {Refusal} OWN_CASE, TRANSFER_DIFFERS, CUSTOMER_NUMBER_INVALID
 */
export async function registerTransfer(
  {
    database,
    encryption,
    onReceived,
  }: { database: Database; encryption: FieldEncryption; onReceived?: OnReceived | undefined },
  transfer: CreditEntry & { readonly customerNumber: string | null },
  { ownAccount, actor }: { ownAccount: string; actor: AuditActor },
): Promise<boolean> {
  const { customerNumber, amountOre } = transfer
  if (customerNumber !== null && !isCustomerNumber(customerNumber))
    throw refuse('CUSTOMER_NUMBER_INVALID')
  return database.transaction(async (transaction) => {
    await requireOthersMoney(transaction, actor, [customerNumber])
    const [id] = await addTransfers(
      { transaction, encryption, onReceived },
      [{ ...transfer, matchedBy: customerNumber === null ? null : 'staff' }],
      { ownAccount, fileId: null, actorId: actorIdOf(actor) },
    )
    if (id === undefined) return false
    await recordAction(transaction, actor, {
      action: 'transfer-registered',
      subject: { kind: 'transfer', id },
      after: { amountOre, customerNumber },
    })
    return true
  })
}
