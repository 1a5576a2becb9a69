import { and, eq } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { followMeeting } from '#core/grants/decision/follow-meeting.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantRound, grantRoundType } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { notifyApplicant } from '../model/notify-applicant.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Move } from './forms.ts'
import { lockCorrectable } from './lock-correctable.server.ts'

/**
 * An application is decided in another round. What was proposed for the meeting before it goes; scores
 * stay, since they are of the version that was read.
 * @throws {Refusal} as `lockCorrectable`; `GRANT_CHANGED`: it is in another round than was seen;
 *   `ROUND_NOT_FOUND`, `ROUND_NOT_POSSIBLE`
 */
export async function moveApplication(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { id, seenRoundId, form }: Move & { readonly id: string },
  now: Date,
): Promise<void> {
  const { roundId, reason } = form
  await retryContention(() =>
    database.transaction(async (transaction) => {
      const { application } = await lockCorrectable(transaction, staff, id)
      const { typeId, associationId, reference } = application
      if (application.roundId !== seenRoundId) throw refuseGrant('GRANT_CHANGED')
      const [before] = await transaction
        .select({ name: grantRound.name })
        .from(grantRound)
        .where(eq(grantRound.id, application.roundId))
      const to = await lockTarget(transaction, { roundId, typeId, from: application.roundId, now })
      await transaction.update(grantApplication).set({ roundId }).where(eq(grantApplication.id, id))
      await transaction.delete(grantProposal).where(eq(grantProposal.applicationId, id))
      await followMeeting(transaction, roundId)
      await recordAction(transaction, staff, {
        action: 'grant-case-moved',
        subject: { kind: 'grant-case-application', id },
        before: { grantCaseRound: before?.name ?? null },
        after: { grantCaseRound: to.name, grantCaseReference: reference, grantCaseReason: reason },
      })
      if (associationId !== null)
        await recordHistory(transaction, {
          associationId,
          action: 'grant-case-moved',
          actor: { kind: 'staff', userId: staff.userId },
          details: { reference: reference ?? '' },
        })
      await notifyApplicant(
        transaction,
        { applicationId: id, portalUrl },
        {
          kind: 'moved',
          reason,
          round: to.name,
          meetsAt: to.meetsAt,
          deadlineAt: now < to.deadlineAt ? to.deadlineAt : null,
        },
      )
    }),
  )
}

/** The round that it goes to: its meeting is to come, and the type is applied for in it. */
async function lockTarget(
  transaction: Database,
  wanted: {
    readonly roundId: string
    readonly typeId: string
    readonly from: string
    readonly now: Date
  },
): Promise<typeof grantRound.$inferSelect> {
  const { roundId, typeId, from, now } = wanted
  const [round] = await transaction
    .select()
    .from(grantRound)
    .where(eq(grantRound.id, roundId))
    .for('update')
  if (!round) throw refuse('ROUND_NOT_FOUND')
  const types = await transaction.$count(
    grantRoundType,
    and(eq(grantRoundType.roundId, roundId), eq(grantRoundType.typeId, typeId)),
  )
  const agreed = await transaction.$count(grantMeeting, eq(grantMeeting.roundId, roundId))
  const isPossible =
    roundId !== from &&
    round.cancelledAt === null &&
    now < round.meetsAt &&
    types > 0 &&
    agreed === 0
  if (!isPossible) throw refuse('ROUND_NOT_POSSIBLE')
  return round
}
