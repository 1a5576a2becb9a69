import { eq } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { requireOthersOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import type { PayoutParts } from '../payout-source.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'
import { decryptPayee, type StoredPayee } from './payee.server.ts'

/**
 * Shows the payee of a payout to staff, who give a reason; both are audited.
 *
 * @throws {Refusal} OWN_CASE; PAYOUT_UNKNOWN: no such payout, or its payee has been deleted
 */
export async function showPayee(
  { database, ...parts }: PayoutParts,
  { id, reason }: { id: string; reason: string },
  actor: StaffAuditActor,
): Promise<StoredPayee> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(payout).where(eq(payout.id, id))
    const payee = found && decryptPayee(parts.encryption, id, found)
    if (!payee) throw refuse('PAYOUT_UNKNOWN')
    await requireOthersOwners({ ...parts, database: transaction }, actor, [ownerOf(found)])
    await recordAction(transaction, actor, {
      action: 'payout-payee-shown',
      subject: { kind: 'payout', id },
      after: { payoutReason: reason },
    })
    return payee
  })
}
