import type { Database } from '#platform/database/database.server.ts'
import type { ActionPreview, MembershipAction } from '../model/contract.ts'
import { findMembership, lockMembership } from '../model/find-membership.server.ts'
import { refuse } from '../model/refuse.server.ts'
import {
  applyChange,
  type Change,
  type ChangeContext,
  type PreviewParts,
  previewChange,
} from './change-membership.server.ts'

export type MemberContext = Pick<
  ChangeContext,
  'userId' | 'today' | 'portalUrl' | 'membershipBookings'
>

/** A member withdraws on the day on which they say so. */
const toChange = (action: MembershipAction, today: string): Change =>
  action.action === 'withdraw' ? { ...action, noticeOn: today } : action

/**
 * Previews an action without changing anything.
 * @throws {Refusal} one of `actionRefusals`
 */
export async function previewAction(
  parts: PreviewParts,
  { userId, today }: Pick<MemberContext, 'userId' | 'today'>,
  action: MembershipAction,
): Promise<ActionPreview> {
  const found = await findMembership(parts.database, userId, today)
  if (!found) throw refuse('MEMBERSHIP_NOT_FOUND')
  return previewChange(parts, found, toChange(action, today), today)
}

/**
 * Freezes or terminates today’s membership, or withdraws from its purchase, and notifies the member. Concurrent actions are
 * serialised: one succeeds, the others are refused.
 * @throws {Refusal} one of `actionRefusals`
 */
export async function actOnMembership(
  database: Database,
  context: MemberContext,
  action: MembershipAction,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockMembership(transaction, context.userId, context.today)
    await applyChange(transaction, found, context, toChange(action, context.today))
  })
}

/**
 * Cancels a freeze that has not started.
 * @throws {Refusal} one of `cancelFreezeRefusals`, `MEMBERSHIP_NOT_FOUND`
 */
export async function cancelFreeze(
  database: Database,
  context: MemberContext,
  freezeId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockMembership(transaction, context.userId, context.today)
    await applyChange(transaction, found, context, { action: 'cancel-freeze', freezeId })
  })
}
