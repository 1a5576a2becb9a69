import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { kindergartenLeaderRole } from '#core/kindergartens/roles.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { LeaderCandidate, LeaderEntry } from './contract.ts'

const name = sql<string>`${user.firstName} || ' ' || ${user.lastName}`

/** Of the staff, and with the role of leaders. */
export const isLeaderByRole = and(
  isNull(staffMember.endedAt),
  sql`${kindergartenLeaderRole} = any(${staffMember.roles})`,
)

/** The leaders of a kindergarten by name. */
export async function listLeaders(
  database: Database,
  kindergartenId: string,
): Promise<LeaderEntry[]> {
  const rows = await database
    .select({
      userId: kindergartenLeader.userId,
      name,
      since: kindergartenLeader.since,
      hasRole: sql<boolean>`coalesce(${isLeaderByRole}, false)`,
    })
    .from(kindergartenLeader)
    .innerJoin(user, eq(user.id, kindergartenLeader.userId))
    .leftJoin(staffMember, eq(staffMember.userId, kindergartenLeader.userId))
    .where(eq(kindergartenLeader.kindergartenId, kindergartenId))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** Everybody who can be named as a leader, by name. */
export const listCandidates = (database: Database): Promise<LeaderCandidate[]> =>
  database
    .select({ userId: user.id, name, email: user.email })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(isLeaderByRole)
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))
