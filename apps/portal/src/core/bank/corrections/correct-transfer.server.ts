import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import {
  changeTransfer,
  checkChange,
  isOfBank,
  type TransferChange,
} from '../transfers/change-transfer.server.ts'
import type { TransferRow } from '../transfers/find-holders.server.ts'
import { lockTransfer } from '../transfers/lock-transfer.server.ts'
import { addCorrection } from './add-correction.server.ts'
import type { CorrectionParts } from './correction-parts.server.ts'

/** `waiting`: a second person has to confirm it. */
export type Corrected = 'done' | 'waiting'

/**
 * Corrects a transfer that is wrong. Nothing of unconfirmed money counts, so that is changed at once;
 * of money that counts the change waits for a second person.
 *
 * @param wanted `revision`: as it was read
 * @throws {Refusal} TRANSFER_UNKNOWN, TRANSFER_CHANGED, TRANSFER_OF_BANK: amount and day are the
 *   bank's; TRANSFER_UNCHANGED; CORRECTION_WAITING; CUSTOMER_NUMBER_INVALID; OWN_CASE
 */
export async function correctTransfer(
  { database, encryption, onReceived }: CorrectionParts,
  wanted: { id: string; revision: number; change: TransferChange; reason: string },
  actor: StaffAuditActor,
): Promise<Corrected> {
  const { id, revision, reason } = wanted
  checkChange(wanted.change)
  return inTransaction(database, async (transaction) => {
    const transfer = await lockTransfer(transaction, { id, revision })
    const change = plainChange(transfer, wanted.change)
    const customers = [
      transfer.customerNumber,
      change.kind === 'reverse-transfer' ? null : change.customerNumber,
    ]
    await requireOthersMoney(transaction, actor, customers)
    if (transfer.confirmedAt === null) {
      const replacedBy = await changeTransfer(
        { transaction, encryption, onReceived },
        transfer,
        change,
        {
          proposedBy: actor.userId,
          confirmedBy: null,
        },
      )
      await recordAction(transaction, actor, {
        action: change.kind === 'reverse-transfer' ? 'transfer-reversed' : 'transfer-replaced',
        subject: { kind: 'transfer', id },
        before: factsOf(transfer),
        after: { ...factsOf(change), replacedBy, correctionReason: reason },
      })
      return 'done'
    }
    const correctionId = await addCorrection(transaction, {
      ...change,

      transferId: id,
      reason,
      proposedBy: actor.userId,
    })
    await recordAction(transaction, actor, {
      action: 'correction-proposed',
      subject: { kind: 'money-correction', id: correctionId },
      before: factsOf(transfer),
      after: { ...factsOf(change), correctionKind: change.kind, correctionReason: reason },
    })
    return 'waiting'
  })
}

/**
 * The change that is really wanted: what is the bank's may only go to another owner, and unconfirmed
 * money that goes to another owner is registered again, so that no entry is edited.
 *
 * @throws {Refusal} TRANSFER_OF_BANK, TRANSFER_UNCHANGED
 */
function plainChange(transfer: TransferRow, change: TransferChange): TransferChange {
  const { amountOre, valueDate } = transfer
  if (change.kind !== 'move-transfer' && isOfBank(transfer)) throw refuse('TRANSFER_OF_BANK')
  if (changesNothing(transfer, change)) throw refuse('TRANSFER_UNCHANGED')
  if (change.kind === 'move-transfer')
    return transfer.confirmedAt === null
      ? { ...change, kind: 'replace-transfer', amountOre, valueDate }
      : change
  return change
}

/** Whether all is as it should be already. */
export function changesNothing(transfer: TransferRow, change: TransferChange): boolean {
  if (change.kind === 'reverse-transfer') return false
  if (change.customerNumber !== transfer.customerNumber) return false
  return (
    change.kind === 'move-transfer' ||
    (change.amountOre === transfer.amountOre && change.valueDate === transfer.valueDate)
  )
}

/** For the audit log. */
export function factsOf(facts: TransferChange | TransferRow) {
  if ('kind' in facts && facts.kind === 'reverse-transfer') return {}
  const { customerNumber } = facts
  return 'amountOre' in facts
    ? { customerNumber, amountOre: facts.amountOre, valueDate: facts.valueDate }
    : { customerNumber }
}
