import { eq } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireOthersMoney } from '../own-money.server.ts'
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
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  { id, reason }: { id: string; reason: string },
  actor: StaffAuditActor,
): Promise<StoredPayee> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(payout).where(eq(payout.id, id))
    const payee = found && decryptPayee(encryption, id, found)
    if (!payee) throw refuse('PAYOUT_UNKNOWN')
    await requireOthersMoney(transaction, actor, [found.customerNumber])
    await recordAction(transaction, actor, {
      action: 'payout-payee-shown',
      subject: { kind: 'payout', id },
      after: { payoutReason: reason },
    })
    return payee
  })
}
