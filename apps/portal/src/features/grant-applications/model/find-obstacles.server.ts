import { eq, type SQL } from 'drizzle-orm'
import { meaningOf } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { findOverdueReports } from '#core/grants/funding/overdue-reports.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from './applicant.server.ts'
import type { MissingReport } from './contract.ts'
import { refuse } from './refuse.server.ts'

/** Applications of an association, or those of the caller as a person. */
export const ofApplicant = (associationId: string | null, userId: string): SQL =>
  associationId === null
    ? eq(grantApplication.userId, userId)
    : eq(grantApplication.associationId, associationId)

/** Reports that are overdue: none was sent, or the one that was sent has come back. */
export const findMissingReports = (
  database: Database,
  who: Who,
  associationId: string | null,
): Promise<MissingReport[]> =>
  findOverdueReports(
    database,
    associationId === null ? { userId: who.userId } : { associationId },
    who.today,
  )

/**
 * The applicant may begin or send an application at all.
 * @throws {Refusal} `GRANT_ASSOCIATION_INACTIVE`, `GRANT_REPORT_MISSING`
 */
export async function requireNoObstacle(
  database: Database,
  who: Who,
  associationId: string | null,
): Promise<void> {
  if (associationId !== null) {
    const [found] = await database
      .select({ state: association.state })
      .from(association)
      .where(eq(association.id, associationId))
    if (!found || !meaningOf(found.state).mayApplyForGrants)
      throw refuse('GRANT_ASSOCIATION_INACTIVE')
  }
  const missing = await findMissingReports(database, who, associationId)
  if (missing.length > 0) throw refuse('GRANT_REPORT_MISSING')
}
