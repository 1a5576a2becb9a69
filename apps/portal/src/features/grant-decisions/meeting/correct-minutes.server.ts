import { eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireNoConflict } from '#core/grants/committee/find-conflicts.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Minutes } from '../model/minutes.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireChair } from './agree-meeting.server.ts'
import type { MinutesCorrectionForm } from './contract.ts'

/**
 * Adds what is wrong in the minutes after the letters are sent: the next version says what has changed
 * and keeps what was written. A decision that is wrong is corrected by a new letter instead.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `NOT_CHAIR`, `MEETING_NOT_AGREED`, `GRANT_NOT_FOUND`: not a case of
 *   this meeting; `CONFLICT_OF_INTEREST`
 */
export function correctMinutes(
  database: Database,
  staff: StaffActor,
  { roundId, text, applicationId }: MinutesCorrectionForm & { readonly roundId: string },
  now: Date,
): Promise<void> {
  const today = osloDate(now)
  return database.transaction(async (transaction) => {
    await requireChair(transaction, staff.userId, today)
    const [meeting] = await transaction
      .select()
      .from(grantMeeting)
      .where(eq(grantMeeting.roundId, roundId))
      .for('update')
    if (!meeting?.releasedAt) throw refuse('MEETING_NOT_AGREED')
    const minutes = Minutes.parse(meeting.minutes)
    if (applicationId !== null) {
      if (!minutes.cases.some((one) => one.applicationId === applicationId))
        throw refuseGrant('GRANT_NOT_FOUND')
      await requireNoConflict(transaction, { userId: staff.userId, today }, applicationId)
    }
    const [author] = await transaction
      .select({ name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
      .from(user)
      .where(eq(user.id, staff.userId))
    const correction = {
      number: minutes.corrections.length + 2,
      at: now.toISOString(),
      by: author?.name ?? '',
      text,
      applicationId,
    }
    await transaction
      .update(grantMeeting)
      .set({
        minutes: { ...minutes, corrections: [...minutes.corrections, correction] },
        version: meeting.version + 1,
      })
      .where(eq(grantMeeting.roundId, roundId))
    await recordAction(transaction, staff, {
      action: 'grant-minutes-corrected',
      subject: { kind: 'grant-meeting', id: roundId },
      after: { grantDecisionReason: text },
    })
  })
}
