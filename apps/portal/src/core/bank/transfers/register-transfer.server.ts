import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CreditEntry } from '../contract.ts'
import { isCustomerNumber } from '../matching/customer-number.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { actorIdOf, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { findHolders, isSame } from './find-holders.server.ts'
import { insertTransfers } from './insert-transfers.server.ts'
import type { OnReceived } from './on-received.server.ts'

/**
 * Registers a transfer manually, with the bank's reference, so that a later file or registration matches
 * it. A transfer registered by staff is unconfirmed; one registered by a command on the server counts at
 * once.
 *
 * @returns whether it was registered now
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
  const { customerNumber, amountOre, reference } = transfer
  if (customerNumber !== null && !isCustomerNumber(customerNumber))
    throw refuse('CUSTOMER_NUMBER_INVALID')
  return database.transaction(async (transaction) => {
    await requireOthersMoney(transaction, actor, [customerNumber])
    const added = await insertTransfers(
      { transaction, encryption, onReceived },
      [{ ...transfer, matchedBy: customerNumber === null ? null : 'staff' }],
      {
        ownAccount,
        fileId: null,
        confirmedBy: null,
        registeredBy: actorIdOf(actor),
        isConfirmed: actor.kind === 'command',
        actorId: actorIdOf(actor),
      },
    )
    const id = added.get(reference)
    if (id === undefined) {
      const known = (await findHolders(transaction, ownAccount, [reference])).get(reference)
      if (!known || !isSame(known, transfer)) throw refuse('TRANSFER_DIFFERS')
      return false
    }
    await recordAction(transaction, actor, {
      action: 'transfer-registered',
      subject: { kind: 'transfer', id },
      after: { amountOre, customerNumber },
    })
    return true
  })
}
