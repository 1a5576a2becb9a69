import { eq } from 'drizzle-orm'
import { findRights } from '#core/associations/find-rights.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findResponsible } from './find-responsible.server.ts'

/** Somebody who acts for the applicant of a grant. */
export type Applicant = {
  readonly userId: string
  readonly applicationId: string
  /** Null for a person's own. */
  readonly associationId: string | null
}

/**
 * The caller acts for the applicant: it is their own application, or they have the right to the money of
 * the association that applied, or that it is part of now. A stranger learns nothing.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`, `ASSOCIATION_STATE`
 */
export async function requireApplicant(
  database: Database,
  who: { readonly userId: string; readonly applicationId: string; readonly now: Date },
  how: { readonly isChange: boolean },
): Promise<Applicant> {
  const { userId, applicationId, now } = who
  const [found] = await database
    .select({ associationId: grantApplication.associationId, userId: grantApplication.userId })
    .from(grantApplication)
    .where(eq(grantApplication.id, applicationId))
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  if (found.associationId === null) {
    if (found.userId !== userId) throw refuseGrant('GRANT_NOT_FOUND')
    return { userId, applicationId, associationId: null }
  }
  const associationId = await findResponsible(database, found.associationId)
  const own = await findRights(database, { userId, associationId, today: osloDate(now) })
  if (!own) throw refuseGrant('GRANT_NOT_FOUND')
  if (!own.rights.includes('money')) throw refuseAssociation('ASSOCIATION_RIGHT_MISSING')
  if (how.isChange && !meaningOf(own.state).canBeChanged)
    throw refuseAssociation('ASSOCIATION_STATE')
  return { userId, applicationId, associationId }
}
