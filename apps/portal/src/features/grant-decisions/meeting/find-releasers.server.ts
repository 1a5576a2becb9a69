import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findInvolving } from '#core/grants/involved-staff.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Names of the caseworkers who can send the letters: none of them involves them, and another one agreed. */
export async function findReleasers(
  database: Database,
  {
    applicationIds,
    agreedBy,
  }: { readonly applicationIds: readonly string[]; readonly agreedBy: string | null },
): Promise<string[]> {
  const people = await database
    .select({
      userId: staffMember.userId,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(and(isNull(staffMember.endedAt), sql`'caseworker' = any(${staffMember.roles})`))
    .orderBy(user.lastName, user.firstName, user.id)
  const able: string[] = []
  for (const { userId, name } of people)
    if (await isReleaser(database, userId, { applicationIds, agreedBy })) able.push(name)
  return able
}

export async function isReleaser(
  database: Database,
  userId: string,
  {
    applicationIds,
    agreedBy,
  }: { readonly applicationIds: readonly string[]; readonly agreedBy: string | null },
): Promise<boolean> {
  const own = await findOwnAccounts(database, userId)
  if (agreedBy && own.has(agreedBy)) return false
  return (await findInvolving(database, userId, applicationIds)).size === 0
}
