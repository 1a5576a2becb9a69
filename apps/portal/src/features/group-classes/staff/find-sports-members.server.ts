import { and, asc, exists, like, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { groupClassBlock } from '../tables.server.ts'
import { isRunningBlock } from './blocks.server.ts'
import type { SportsMembers } from './contract.ts'
import { leastSearched, mostMembers } from './member-search.ts'

/** Whoever has or had a membership: of others this staff knows nothing. */
export async function findSportsMembers(database: Database, text: string): Promise<SportsMembers> {
  if (text.length < leastSearched) return { items: [], isMore: false }
  const memberships = database
    .select({ one: sql`1` })
    .from(fitnessMembership)
    .where(sql`${fitnessMembership.userId} = ${user.id}`)
  const rows = await database
    .select({
      id: user.id,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      email: user.email,
      isMember: sql<boolean>`exists (
        select from ${fitnessMembership} held
         where held.user_id = ${user.id}
           and (now() at time zone ${timeZone})::date
               between held.start_date and coalesce(held.end_date, 'infinity'))`,
      isBlocked: sql<boolean>`exists (
        select from ${groupClassBlock}
         where ${groupClassBlock.userId} = ${user.id} and ${isRunningBlock})`,
    })
    .from(user)
    .where(and(isSearched(text.toLowerCase()), exists(memberships)))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))
    .limit(mostMembers + 1)
  return { items: rows.slice(0, mostMembers), isMore: rows.length > mostMembers }
}

/** Part of the name as it is spoken, which `user_spoken_name` finds; with an @ how an email begins. */
function isSearched(text: string): SQL {
  const pattern = text.replace(/[\\%_]/g, '\\$&')
  if (text.includes('@')) return like(user.email, `${pattern}%`)
  return sql`lower(${user.firstName} || ' ' || ${user.lastName}) like ${`%${pattern}%`}`
}
