import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { Task } from '#platform/jobs/task.server.ts'
import { timeZone } from '#platform/time/oslo.ts'

export const EndedMembership = z.strictObject({
  userId: z.string(),
  /** The member of staff; null when the member ended it themselves. */
  endedBy: z.string().nullable(),
})
export type EndedMembership = z.infer<typeof EndedMembership>

/** An end of a membership that is not saved. */
export type PlannedEnd = { readonly membershipId: number; readonly endDate: string }

/** What a feature lets people book who have a membership on the day of it. */
export type MembershipBookings = {
  /** Counts a person's coming bookings that would have no membership after an end. */
  readonly count: (database: Database, userId: string, end: PlannedEnd) => Promise<number>
  /** Cancels a person's coming bookings that have no membership. Again it finds none. */
  readonly cancelTask: Task<typeof EndedMembership>
}

/**
 * Whether a person has no membership on the day of an instant; as the database has it, or after an end.
 */
export const hasNoMembershipOn = (
  userId: SQLWrapper,
  startsAt: SQLWrapper,
  end?: PlannedEnd,
): SQL => {
  const day = sql`(${startsAt} at time zone ${timeZone})::date`
  const endDate = end
    ? sql`case when m.id = ${end.membershipId} then ${end.endDate}::date else m.end_date end`
    : sql`m.end_date`
  return sql`not exists (
    select from portal.fitness_membership m
     where m.user_id = ${userId} and m.start_date <= ${day}
       and coalesce(${endDate}, 'infinity') >= ${day})`
}

/** How many coming bookings of all kinds an end leaves without a membership. */
export async function countBookingsAfter(
  database: Database,
  kinds: readonly MembershipBookings[],
  userId: string,
  end: PlannedEnd,
): Promise<number> {
  let count = 0
  for (const kind of kinds) count += await kind.count(database, userId, end)
  return count
}

/** Has the bookings after an end cancelled once the caller's transaction, which saves it, is committed. */
export async function enqueueCancellations(
  transaction: Database,
  kinds: readonly MembershipBookings[],
  ended: EndedMembership,
): Promise<void> {
  for (const { cancelTask } of kinds) await enqueueJob(transaction, cancelTask, ended)
}
