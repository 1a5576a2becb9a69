import { asc, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** All terms with the name of each person, and whether they have the role now. */
export const findTerms = (database: Database) =>
  database
    .select({
      id: grantCommitteeTerm.id,
      version: grantCommitteeTerm.version,
      userId: grantCommitteeTerm.userId,
      seat: grantCommitteeTerm.seat,
      startsOn: grantCommitteeTerm.startsOn,
      endsOn: grantCommitteeTerm.endsOn,
      name: fullName,
      hasRole: sql<boolean>`coalesce(${isInCommittee}, false)`,
    })
    .from(grantCommitteeTerm)
    .innerJoin(user, eq(user.id, grantCommitteeTerm.userId))
    .leftJoin(staffMember, eq(staffMember.userId, grantCommitteeTerm.userId))
    .orderBy(asc(grantCommitteeTerm.startsOn), asc(user.lastName), asc(grantCommitteeTerm.id))

/** Who can get a term. */
export const findPeople = (database: Database) =>
  database
    .select({ userId: user.id, name: fullName, email: user.email })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(isInCommittee)
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id))

export const isInCommittee = sql<boolean>`(${staffMember.endedAt} is null
  and 'committee' = any(${staffMember.roles}))`
const fullName = sql<string>`${user.firstName} || ' ' || ${user.lastName}`
