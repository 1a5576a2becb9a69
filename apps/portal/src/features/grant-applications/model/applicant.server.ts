import { findRights } from '#core/associations/find-rights.server.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Somebody who applies, for an association or for themselves. */
export type Who = {
  readonly userId: string
  readonly now: Date
  /** A day in Norway. */
  readonly today: string
}

export const whoOf = ({ userId }: { readonly userId: string }, now: Date): Who => ({
  userId,
  now,
  today: osloDate(now),
})

/** What `requireApplicant` refuses with, for descriptions. */
export const applicantRefusals = {
  ...only(grantRefusals, 'GRANT_NOT_FOUND'),
  ...only(associationRefusals, 'ASSOCIATION_RIGHT_MISSING', 'ASSOCIATION_STATE'),
}

/**
 * The caller may act for the applicant. A caller who has nothing to do with the association is answered as
 * if there were nothing.
 * @param associationId null for a person, who is the caller
 * @throws {Refusal} `GRANT_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`, `ASSOCIATION_STATE`
 */
export async function requireApplicant(
  database: Database,
  { userId, today }: Who,
  associationId: string | null,
  { isChange }: { readonly isChange: boolean },
): Promise<void> {
  if (associationId === null) return
  const own = await findRights(database, { userId, today, associationId })
  if (!own) throw refuseGrant('GRANT_NOT_FOUND')
  if (!own.rights.includes('money')) throw refuseAssociation('ASSOCIATION_RIGHT_MISSING')
  if (isChange && !meaningOf(own.state).canBeChanged) throw refuseAssociation('ASSOCIATION_STATE')
}
