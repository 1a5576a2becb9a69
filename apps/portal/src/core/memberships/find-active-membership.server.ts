import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { ActiveMembership } from './contract.ts'
import { fitnessMembership } from './tables.server.ts'

/**
 * The active membership on a calendar day in Norway (`2026-11-21`). A constraint of the database
 * prevents a second one.
 */
export async function findActiveMembership(
  database: Database,
  userId: string,
  today: string,
): Promise<ActiveMembership | undefined> {
  const [membership] = await database
    .select({
      id: fitnessMembership.id,
      type: fitnessMembership.type,
      membershipCategory: fitnessMembership.membershipCategory,
      membershipStartDate: fitnessMembership.startDate,
      membershipEndDate: fitnessMembership.endDate,
      isDisqualified: fitnessMembership.isDisqualified,
    })
    .from(fitnessMembership)
    .where(
      and(
        eq(fitnessMembership.userId, userId),
        lte(fitnessMembership.startDate, today),
        or(isNull(fitnessMembership.endDate), gte(fitnessMembership.endDate, today)),
      ),
    )
  return membership
}

/** The active membership as a list of one or none. */
export async function listActiveMemberships(
  database: Database,
  userId: string,
  today: string,
): Promise<ActiveMembership[]> {
  const membership = await findActiveMembership(database, userId, today)
  return membership ? [membership] : []
}
