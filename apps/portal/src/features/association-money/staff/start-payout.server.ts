import { and, eq } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { notifyBoard } from '../model/money-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inKroner } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationPayoutRequest as request } from '../model/tables.server.ts'
import type { StartForm } from './contract.ts'
import { prepareRequest } from './prepare-request.server.ts'

/**
 * Prepares a payout that no board has asked for: what an association that was closed has left, or what
 * nobody there can ask for. The same request again changes nothing.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `OWN_CASE`, `PAYOUT_REQUEST_WAITS` (that one is decided
 *   instead), `PAYOUT_REQUEST_DECIDED` (the id is another request's), and those of `prepareRequest`
 */
export function startPayout(
  { database, portalUrl, ...parts }: PayoutParts & { readonly portalUrl: string },
  staff: StaffActor,
  { id, requestId, amountOre, accountId, reason }: StartForm & { readonly id: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    // One after the other.
    const [of] = await transaction
      .select({ id: association.id, name: association.name })
      .from(association)
      .where(eq(association.id, id))
      .for('no key update')
    if (!of) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
    await requireOutsider(transaction, staff, id)
    const [known] = await transaction.select().from(request).where(eq(request.id, requestId))
    if (known?.requester === 'staff' && known.associationId === id && known.amountOre === amountOre)
      return
    if (known) throw refuse('PAYOUT_REQUEST_DECIDED')
    const waits = and(eq(request.associationId, id), eq(request.state, 'waiting'))
    if ((await transaction.$count(request, waits)) > 0) throw refuse('PAYOUT_REQUEST_WAITS')
    await transaction.insert(request).values({
      id: requestId,
      associationId: id,
      requester: 'staff',
      amountOre,
      state: 'approved',
      askedBy: staff.userId,
      askedAt: now,
      decidedBy: staff.userId,
      decidedAt: now,
      reason,
    })
    const prepared = { id: requestId, association: of, amountOre, accountId, reason }
    await prepareRequest({ ...parts, database: transaction }, staff, prepared)
    await recordAction(transaction, staff, {
      action: 'association-payout-started',
      subject: { kind: 'association-payout', id: requestId },
      after: {
        associationPayoutOre: amountOre,
        associationMoneyOf: id,
        associationMoneyReason: reason,
      },
    })
    await recordHistory(transaction, {
      associationId: id,
      action: 'payout-started',
      actor: { kind: 'staff', userId: staff.userId },
      details: inKroner(amountOre),
    })
    const about = { associationId: id, portalUrl }
    await notifyBoard(transaction, about, { kind: 'payout-started', amountOre, reason })
  })
}
