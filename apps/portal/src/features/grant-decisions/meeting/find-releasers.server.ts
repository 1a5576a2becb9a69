import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type Concerned, findConcerning } from '../model/staff-person.server.ts'

/** Names of the caseworkers who can send the letters: none of them concerns them, and another one agreed. */
export async function findReleasers(
  database: Database,
  {
    applications,
    agreedBy,
    today,
  }: {
    readonly applications: readonly Concerned[]
    readonly agreedBy: string | null
    readonly today: string
  },
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
    if (await isReleaser(database, { userId, today }, applications, agreedBy)) able.push(name)
  return able
}

export async function isReleaser(
  database: Database,
  who: { readonly userId: string; readonly today: string },
  applications: readonly Concerned[],
  agreedBy: string | null | undefined,
): Promise<boolean> {
  const own = await findOwnAccounts(database, who.userId)
  if (agreedBy && own.has(agreedBy)) return false
  return (await findConcerning(database, who, applications)).size === 0
}
