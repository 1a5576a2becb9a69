import { and, eq, inArray, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantConflict } from '#core/grants/committee/tables.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { lockRound, requireChair } from './agree-meeting.server.ts'
import type { ReasonForm } from './contract.ts'

/**
 * The chair or the deputy opens the list again, as long as no letter is sent. Members can then change
 * scores and proposals; what the system had found of conflicts is found again.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `NOT_IN_COMMITTEE`, `NOT_CHAIR`, `MEETING_NOT_AGREED`,
 *   `MEETING_RELEASED`
 */
export function reopenMeeting(
  database: Database,
  staff: StaffActor,
  { roundId, reason }: ReasonForm & { readonly roundId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockRound(transaction, roundId)
    await requireChair(transaction, staff.userId, osloDate(now))
    const [meeting] = await transaction
      .select({ releasedAt: grantMeeting.releasedAt })
      .from(grantMeeting)
      .where(eq(grantMeeting.roundId, roundId))
      .for('update')
    if (!meeting) throw refuse('MEETING_NOT_AGREED')
    if (meeting.releasedAt) throw refuse('MEETING_RELEASED')
    await transaction.delete(grantMeeting).where(eq(grantMeeting.roundId, roundId))
    const ofRound = transaction
      .select({ id: grantApplication.id })
      .from(grantApplication)
      .where(eq(grantApplication.roundId, roundId))
    await transaction
      .delete(grantConflict)
      .where(
        and(
          inArray(grantConflict.applicationId, ofRound),
          sql`${grantConflict.cause} <> 'declared'`,
        ),
      )
    await recordAction(transaction, staff, {
      action: 'grant-meeting-reopened',
      subject: { kind: 'grant-meeting', id: roundId },
      after: { grantDecisionReason: reason },
    })
  })
}
