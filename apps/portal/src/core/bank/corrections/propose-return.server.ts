import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { requireOthersOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import type { PayoutParts } from '../payout-source.ts'
import { lockPayout } from '../payouts/return-payouts.server.ts'
import { ownerFacts, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { addCorrection } from './add-correction.server.ts'

/** What a person has seen in the bank of a payout that came back. */
export type SeenReturn = {
  readonly amountOre: number
  /** `2026-11-24` */
  readonly on: string
  readonly reference: string | null
  readonly reason: string
}

/**
 * Says that a payout came back after it was paid; a second person confirms it, and then the money is
 * the customer's again.
 *
 * @throws {Refusal} PAYOUT_UNKNOWN; PAYOUT_CHANGED: it is not paid; PAYOUT_RETURN_AMOUNT: more than was
 *   paid; CORRECTION_WAITING; OWN_CASE
 */
export async function proposeReturn(
  { database, ...parts }: Pick<PayoutParts, 'database' | 'payoutSources'>,
  { id, seen }: { id: string; seen: SeenReturn },
  actor: StaffAuditActor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await lockPayout(transaction, id)
    if (!row) throw refuse('PAYOUT_UNKNOWN')
    if (row.state !== 'paid') throw refuse('PAYOUT_CHANGED')
    if (seen.amountOre > row.amountOre) throw refuse('PAYOUT_RETURN_AMOUNT')
    const owner = ownerOf(row)
    await requireOthersOwners({ ...parts, database: transaction }, actor, [owner])
    const correctionId = await addCorrection(transaction, {
      kind: 'return-payout',
      payoutId: id,
      amountOre: seen.amountOre,
      valueDate: seen.on,
      reference: seen.reference,
      reason: seen.reason,
      proposedBy: actor.userId,
    })
    await recordAction(transaction, actor, {
      action: 'correction-proposed',
      subject: { kind: 'money-correction', id: correctionId },
      after: {
        correctionKind: 'return-payout',
        correctionReason: seen.reason,
        amountOre: seen.amountOre,
        ...ownerFacts(owner),
      },
    })
  })
}
