import { eq } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyBoard } from '../model/money-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inKroner } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'
import type { ApproveForm, ReasonForm } from './contract.ts'
import { prepareRequest } from './prepare-request.server.ts'

type Wanted = { readonly requestId: string }

/**
 * Approves a payout, which prepares it for a second person. Of two at once the second finds it decided.
 * @throws {Refusal} `PAYOUT_REQUEST_NOT_FOUND`, `PAYOUT_REQUEST_DECIDED`, `OWN_CASE`, and those of
 *   `prepareRequest`
 */
export function approveRequest(
  { database, ...parts }: PayoutParts,
  staff: StaffActor,
  { requestId, accountId }: Wanted & ApproveForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockWaiting(transaction, staff, requestId)
    const { association: of, amountOre } = found
    const prepared = { id: requestId, association: of, amountOre, accountId }
    await prepareRequest({ ...parts, database: transaction }, staff, prepared)
    await decide(transaction, staff, requestId, { state: 'approved', reason: null, now })
    await recordAction(transaction, staff, {
      action: 'association-payout-approved',
      subject: { kind: 'association-payout', id: requestId },
      after: { associationPayoutOre: amountOre, associationMoneyOf: of.id },
    })
    await note(transaction, staff, found, 'payout-approved')
  })
}

/**
 * Declines a payout; the board reads why, on its page and in a mail.
 * @throws {Refusal} `PAYOUT_REQUEST_NOT_FOUND`, `PAYOUT_REQUEST_DECIDED`, `OWN_CASE`
 */
export function declineRequest(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { requestId, reason }: Wanted & ReasonForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockWaiting(transaction, staff, requestId)
    const { association: of, amountOre, askedBy } = found
    await decide(transaction, staff, requestId, { state: 'declined', reason, now })
    await recordAction(transaction, staff, {
      action: 'association-payout-declined',
      subject: { kind: 'association-payout', id: requestId },
      after: {
        associationPayoutOre: amountOre,
        associationMoneyOf: of.id,
        associationMoneyReason: reason,
      },
    })
    await note(transaction, staff, found, 'payout-declined')
    const about = { associationId: of.id, portalUrl, askedBy }
    await notifyBoard(transaction, about, { kind: 'payout-declined', amountOre, reason })
  })
}

type Found = {
  readonly association: { readonly id: string; readonly name: string }
  readonly amountOre: number
  readonly askedBy: string | null
}

async function lockWaiting(
  transaction: Database,
  staff: StaffActor,
  requestId: string,
): Promise<Found> {
  const [found] = await transaction
    .select()
    .from(associationPayoutRequest)
    .where(eq(associationPayoutRequest.id, requestId))
    .for('update')
  if (!found) throw refuse('PAYOUT_REQUEST_NOT_FOUND')
  const { associationId, amountOre, askedBy, state } = found
  await requireOutsider(transaction, staff, associationId)
  if (state !== 'waiting') throw refuse('PAYOUT_REQUEST_DECIDED')
  const [of] = await transaction
    .select({ id: association.id, name: association.name })
    .from(association)
    .where(eq(association.id, associationId))
  if (!of) throw refuse('PAYOUT_REQUEST_NOT_FOUND')
  return { association: of, amountOre, askedBy }
}

async function decide(
  transaction: Database,
  staff: StaffActor,
  requestId: string,
  { now, ...decision }: { state: 'approved' | 'declined'; reason: string | null; now: Date },
): Promise<void> {
  await transaction
    .update(associationPayoutRequest)
    .set({ ...decision, decidedBy: staff.userId, decidedAt: now })
    .where(eq(associationPayoutRequest.id, requestId))
}

const note = (
  transaction: Database,
  staff: StaffActor,
  { association: of, amountOre }: Found,
  action: 'payout-approved' | 'payout-declined',
): Promise<void> =>
  recordHistory(transaction, {
    associationId: of.id,
    action,
    actor: { kind: 'staff', userId: staff.userId },
    details: inKroner(amountOre),
  })
