import { requireCommittee } from '#core/grants/committee/find-committee.server.ts'
import type { Seat } from '#core/grants/setup/kinds.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Somebody of the staff who is a member of the committee now: what every operation of the room needs. */
export type CommitteeActor = {
  readonly staff: StaffActor
  readonly userId: string
  readonly seat: Seat
  readonly now: Date
  /** In Norway. */
  readonly today: string
}

/**
 * Asked for in each operation, so that a member whose term ends in the middle of a meeting is refused.
 * @throws {Refusal} `NOT_IN_COMMITTEE`
 */
export async function requireMember(
  database: Database,
  staff: StaffActor,
  now: Date,
): Promise<CommitteeActor> {
  const today = osloDate(now)
  const seat = await requireCommittee(database, staff.userId, today)
  return { staff, userId: staff.userId, seat, now, today }
}
