import { and, arrayOverlaps, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { answeringRoles, type InquiryRole } from '../model/rules.ts'

export type Answerer = { readonly id: string; readonly name: string }

/**
 * Members of staff who can answer in categories of any of the roles: those with the role, and
 * administrators unless the role is confidential. Ordered by name.
 */
export async function listAnswerers(
  database: Database,
  ...of: readonly InquiryRole[]
): Promise<Answerer[]> {
  const roles = [...new Set(of.flatMap(answeringRoles))]
  return database
    .select({ id: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(and(isNull(staffMember.endedAt), arrayOverlaps(staffMember.roles, roles)))
    .orderBy(asc(user.firstName), asc(user.lastName), asc(user.id))
}
