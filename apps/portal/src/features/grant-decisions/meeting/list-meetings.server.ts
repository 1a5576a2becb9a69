import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { MeetingRows } from './contract.ts'
import { requireReader, stateOf } from './read-meeting.server.ts'

const mostMeetings = 60

/**
 * Meetings of rounds that are open or were, the latest first.
 * @throws {Refusal} `NOT_IN_COMMITTEE`
 */
export async function listMeetings(
  database: Database,
  staff: StaffActor,
  now: Date,
): Promise<MeetingRows> {
  await requireReader(database, staff, osloDate(now))
  const rows = await database
    .select({
      id: grantRound.id,
      name: grantRound.name,
      meetsAt: grantRound.meetsAt,
      cancelledAt: grantRound.cancelledAt,
      agreedAt: grantMeeting.agreedAt,
      releasedAt: grantMeeting.releasedAt,
      applications: sql<number>`(select count(*)::int from ${grantApplication} a
        where a.round_id = ${grantRound.id} and a.sent_version > 0 and a.withdrawn_at is null)`,
    })
    .from(grantRound)
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .where(
      and(
        lte(grantRound.opensAt, now),
        or(isNull(grantRound.cancelledAt), gt(grantRound.meetsAt, now)),
      ),
    )
    .orderBy(desc(grantRound.meetsAt), desc(grantRound.id))
    .limit(mostMeetings)
  return {
    items: rows.map(({ id, name, meetsAt, applications, agreedAt, releasedAt, cancelledAt }) => ({
      id,
      name,
      meetsAt: meetsAt.toISOString(),
      state: stateOf({ cancelledAt }, agreedAt && { releasedAt }),
      applications,
    })),
  }
}
