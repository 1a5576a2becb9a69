import { and, arrayContains, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Colleague = { readonly id: string; readonly name: string }

/**
 * Other caseworkers, by name: who has left or has lost the role is none, and neither is the person whom
 * the case is about.
 */
export async function listColleagues(
  database: Database,
  staffId: string,
  studentId: string,
): Promise<Colleague[]> {
  const concerned = await findOwnAccounts(database, studentId)
  const colleagues = await database
    .select({ id: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(
      and(
        isNull(staffMember.endedAt),
        arrayContains(staffMember.roles, ['caseworker']),
        ne(staffMember.userId, staffId),
      ),
    )
    .orderBy(asc(user.firstName), asc(user.lastName), asc(user.id))
  return colleagues.filter(({ id }) => !concerned.has(id))
}
