import { and, eq } from 'drizzle-orm'
import { findTerms } from '#core/associations/members/find-terms.server.ts'
import { stepOf } from '#core/associations/members/next-step.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { OwnJoining } from '../model/contract.ts'
import { findMemberships } from '../model/find-memberships.server.ts'
import { requirePublic } from './find-offer.server.ts'

/** How far the caller is from being a member of an association. */
export async function findOwnJoining(
  database: Database,
  { userId, slug }: { readonly userId: string; readonly slug: string },
  now: Date,
): Promise<OwnJoining> {
  const found = await requirePublic(database, slug)
  const [member = null] = await database
    .select()
    .from(associationMember)
    .where(and(eq(associationMember.associationId, found.id), eq(associationMember.userId, userId)))
  const terms = member ? await findTerms(database, member.id) : []
  const [membership = null] = await findMemberships(
    database,
    { userId, associationId: found.id },
    now,
  )
  const place = { association: found, member, terms }
  return { step: stepOf(place, { isInvited: false, today: osloDate(now) }), membership }
}
