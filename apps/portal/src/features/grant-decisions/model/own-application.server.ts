import { eq } from 'drizzle-orm'
import { findRights } from '#core/associations/find-rights.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Applicant = {
  readonly userId: string
  /** A day in Norway. */
  readonly today: string
}

/**
 * The caller acts for the applicant: the person, or somebody with the right to the money of the
 * association, also of one that is inactive or closed: its right to appeal stays.
 * @throws {Refusal} `GRANT_NOT_FOUND`: also to a stranger; `ASSOCIATION_RIGHT_MISSING`
 */
export async function requireOwnApplication(
  database: Database,
  { userId, today }: Applicant,
  applicationId: string,
): Promise<typeof grantApplication.$inferSelect> {
  const [found] = await database
    .select()
    .from(grantApplication)
    .where(eq(grantApplication.id, applicationId))
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  const { associationId } = found
  if (associationId === null) {
    if (found.userId !== userId) throw refuseGrant('GRANT_NOT_FOUND')
    return found
  }
  const own = await findRights(database, { userId, associationId, today })
  if (!own) throw refuseGrant('GRANT_NOT_FOUND')
  if (!own.rights.includes('money')) throw refuseAssociation('ASSOCIATION_RIGHT_MISSING')
  return found
}
