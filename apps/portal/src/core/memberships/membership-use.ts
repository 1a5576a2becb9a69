import type { Database } from '#platform/database/database.server.ts'

/**
 * Finds those of some people who have booked something with a membership.
 * @param since when bookings count from
 */
export type MembershipUse = (
  database: Database,
  userIds: readonly string[],
  since: Date,
) => Promise<readonly string[]>
