import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseGrant } from '../refuse.server.ts'
import type { Seat } from '../setup/kinds.ts'
import { grantCommitteeTerm } from '../setup/tables.server.ts'

export type CommitteeMember = {
  readonly userId: string
  readonly name: string
  readonly seat: Seat
}

const seatOrder = sql`array_position(array['chair', 'deputy', 'member'], ${grantCommitteeTerm.seat})`

/**
 * Who is a member of the committee on a day, the chair first. Somebody who has left the staff, or has
 * not the role any more, is not.
 * @param day in Norway
 */
export async function findCommittee(database: Database, day: string): Promise<CommitteeMember[]> {
  const rows = await database
    .select({
      userId: grantCommitteeTerm.userId,
      seat: grantCommitteeTerm.seat,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(grantCommitteeTerm)
    .innerJoin(user, eq(user.id, grantCommitteeTerm.userId))
    .innerJoin(staffMember, eq(staffMember.userId, grantCommitteeTerm.userId))
    .where(and(isCurrent(day), isNull(staffMember.endedAt), hasRole))
    .orderBy(asc(seatOrder), asc(user.lastName), asc(user.firstName), asc(user.id))
  // Terms may follow each other on one day; the higher seat counts.
  return [...new Map(rows.toReversed().map((row) => [row.userId, row])).values()].toReversed()
}

const hasRole = sql`'committee' = any(${staffMember.roles})`

const isCurrent = (day: string) =>
  and(lte(grantCommitteeTerm.startsOn, day), gte(grantCommitteeTerm.endsOn, day))

/**
 * The caller is a member of the committee on that day: the staff role alone is not enough.
 * @param day in Norway
 * @returns their seat
 * @throws {Refusal} `NOT_IN_COMMITTEE`
 */
export async function requireCommittee(
  database: Database,
  userId: string,
  day: string,
): Promise<Seat> {
  const [found] = await database
    .select({ seat: grantCommitteeTerm.seat })
    .from(grantCommitteeTerm)
    .where(and(eq(grantCommitteeTerm.userId, userId), isCurrent(day)))
    .orderBy(asc(seatOrder))
    .limit(1)
  if (!found) throw refuseGrant('NOT_IN_COMMITTEE')
  return found.seat
}
