import { and, eq, inArray } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { followMeeting } from '#core/grants/decision/follow-meeting.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { isUndecided, lockRounds } from './find-facts.server.ts'
import type { EditOf } from './forms.ts'
import { notifyMoved } from './moved-mail.server.ts'
import { findCancelProblem } from './round-rules.ts'
import { requireSeen } from './save-round.server.ts'

/**
 * Cancels a round. Applications go to another one, and everybody who has sent one is mailed.
 * @throws {Refusal} see `findCancelProblem`; `ROUND_NOT_FOUND`, `GRANT_CHANGED`
 */
export async function cancelRound(
  transaction: Database,
  staff: StaffActor,
  { seen, moveTo }: EditOf<'cancel'>,
  { portalUrl, now }: { readonly portalUrl: string; readonly now: Date },
): Promise<void> {
  const locked = await lockRounds(transaction, [
    ...new Set(moveTo === null ? [seen.id] : [seen.id, moveTo]),
  ])
  const round = locked.find(({ id }) => id === seen.id)
  requireSeen(round, seen.version)
  const target = locked.find(({ id }) => id === moveTo) ?? null
  const problem = findCancelProblem(round, target, now)
  if (problem) throw refuse(problem)
  await transaction
    .update(grantRound)
    .set({ cancelledAt: now, version: round.version + 1 })
    .where(eq(grantRound.id, round.id))
  const moved = target ? await moveAll(transaction, round.id, target.id) : []
  for (const applicationId of moved.filter(({ isSent }) => isSent).map(({ id }) => id))
    if (target) await notifyMoved(transaction, { applicationId, target, portalUrl })
  await recordAction(transaction, staff, {
    action: 'grant-round-cancelled',
    subject: { kind: 'grant-round', id: round.id },
    after: { grantRoundApplications: moved.length, grantRoundTarget: moveTo },
  })
}

/**
 * What was proposed for the meeting before goes; points stay, since they are of the version that was
 * read.
 */
async function moveAll(
  transaction: Database,
  from: string,
  to: string,
): Promise<{ readonly id: string; readonly isSent: boolean }[]> {
  const moved = await transaction
    .update(grantApplication)
    .set({ roundId: to })
    .where(and(eq(grantApplication.roundId, from), isUndecided))
    .returning({ id: grantApplication.id, sentVersion: grantApplication.sentVersion })
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0)
    await transaction.delete(grantProposal).where(inArray(grantProposal.applicationId, ids))
  await followMeeting(transaction, to)
  return moved.map(({ id, sentVersion }) => ({ id, isSent: sentVersion > 0 }))
}
