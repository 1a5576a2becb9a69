import { and, asc, exists, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isRunningBlock } from '../model/running-block.server.ts'
import { groupClassBlock } from '../model/tables.server.ts'
import type { SportsMembers } from './contract.ts'
import { maximumMembers, minimumSearchLength } from './member-search.ts'

/**
 * Finds people who have or had a membership; sports staff do not see others.
 * @param search.today in Norway, `2026-11-23`
 */
export async function findSportsMembers(
  database: Database,
  { text, today }: { text: string; today: string },
): Promise<SportsMembers> {
  if (text.length < minimumSearchLength) return { items: [], isMore: false }
  const memberships = database
    .select({ one: sql`1` })
    .from(fitnessMembership)
    .where(sql`${fitnessMembership.userId} = ${user.id}`)
  const rows = await database
    .select({
      id: user.id,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      email: user.email,
    })
    .from(user)
    .where(and(isSearched(text.toLowerCase()), exists(memberships)))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))
    .limit(maximumMembers + 1)
  const shown = rows.slice(0, maximumMembers)
  const ids = shown.map(({ id }) => id)
  const members = await findActive(database, ids, today)
  const blocked = await findBlocked(database, ids)
  return {
    items: shown.map((row) => ({
      ...row,
      isMember: members.has(row.id),
      isBlocked: blocked.has(row.id),
    })),
    isMore: rows.length > maximumMembers,
  }
}

/** Matches part of "first name last name" (index `user_spoken_name`) or the start of the email address. */
function isSearched(text: string): SQL | undefined {
  const pattern = text.replace(/[\\%_]/g, '\\$&')
  return or(
    like(user.email, `${pattern}%`),
    sql`lower(${user.firstName} || ' ' || ${user.lastName}) like ${`%${pattern}%`}`,
  )
}

async function findActive(database: Database, ids: string[], today: string): Promise<Set<string>> {
  const { userId, startDate, endDate } = fitnessMembership
  const holds = and(lte(startDate, today), or(isNull(endDate), gte(endDate, today)))
  const rows = await database
    .select({ userId })
    .from(fitnessMembership)
    .where(and(inArray(userId, ids), holds))
  return new Set(rows.map((row) => row.userId))
}

async function findBlocked(database: Database, ids: string[]): Promise<Set<string>> {
  const { userId } = groupClassBlock
  const rows = await database
    .select({ userId })
    .from(groupClassBlock)
    .where(and(inArray(userId, ids), isRunningBlock))
  return new Set(rows.map((row) => row.userId))
}
