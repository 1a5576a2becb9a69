import type { Database } from '#platform/database/database.server.ts'
import { applyChange, decideChange } from './change-membership.server.ts'
import type { ActionPreview, MembershipAction } from './contract.ts'
import { findMembership, lockMembership } from './find-membership.server.ts'
import { refuse } from './refuse.server.ts'

export type Acting = { readonly userId: string; readonly today: string; readonly portalUrl: string }

/**
 * What would come of an action; nothing is changed.
 * @throws {Refusal} one of `actionRefusals`
 */
export async function previewAction(
  database: Database,
  { userId, today }: Pick<Acting, 'userId' | 'today'>,
  action: MembershipAction,
): Promise<ActionPreview> {
  const found = await findMembership(database, userId, today)
  if (!found) throw refuse('MEMBERSHIP_NOT_FOUND')
  return decideChange(database, found, action, today)
}

/**
 * Freezes or terminates the membership that holds today, and tells its member. Of several at once
 * one is done, and the others are refused.
 * @throws {Refusal} one of `actionRefusals`
 */
export async function actOnMembership(
  database: Database,
  acting: Acting,
  action: MembershipAction,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockMembership(transaction, acting.userId, acting.today)
    await applyChange(transaction, found, acting, action)
  })
}

/**
 * Takes a freeze back that has not begun.
 * @throws {Refusal} one of `takeBackRefusals`, `MEMBERSHIP_NOT_FOUND`
 */
export async function takeBackFreeze(
  database: Database,
  acting: Acting,
  freezeId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockMembership(transaction, acting.userId, acting.today)
    await applyChange(transaction, found, acting, { action: 'take-back-freeze', freezeId })
  })
}
