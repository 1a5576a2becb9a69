import { and, asc, desc, eq } from 'drizzle-orm'
import {
  associationRole,
  associationRoleType,
  associationTerm,
} from '#core/associations/tables.server.ts'
import { gapsBetween } from '#core/associations/terms.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MemberEntry } from './contract.ts'
import { refuseRegister } from './refuse.server.ts'
import { selectMembers } from './select-members.server.ts'

/**
 * One member of an association with their times and roles.
 * @throws {Refusal} `MEMBER_NOT_FOUND`, also for a member of another association
 */
export async function readEntry(
  database: Database,
  place: { readonly associationId: string; readonly today: string },
  memberId: string,
): Promise<MemberEntry> {
  const member = await findMember(database, place, memberId)
  const terms = await database
    .select()
    .from(associationTerm)
    .where(eq(associationTerm.memberId, memberId))
    .orderBy(desc(associationTerm.startsOn))
  const roles = await database
    .select({
      typeId: associationRoleType.id,
      kind: associationRoleType.kind,
      name: associationRoleType.name,
      startsOn: associationRole.startsOn,
      endsOn: associationRole.endsOn,
    })
    .from(associationRole)
    .innerJoin(associationRoleType, eq(associationRoleType.id, associationRole.roleTypeId))
    .where(
      and(
        eq(associationRole.userId, member.userId),
        eq(associationRoleType.associationId, place.associationId),
      ),
    )
    .orderBy(desc(associationRole.startsOn), asc(associationRole.id))
  return {
    member,
    terms: terms.map(({ startsOn, endsOn, paidBy, feeOre, cancelledAt }) => ({
      startsOn,
      endsOn,
      paidBy,
      feeOre,
      isCancelled: cancelledAt !== null,
    })),
    gaps: gapsBetween(terms.filter(({ cancelledAt }) => cancelledAt === null)).map(
      ({ startsOn, endsOn }) => ({ startsOn, endsOn }),
    ),
    roles,
  }
}

async function findMember(
  database: Database,
  place: { readonly associationId: string; readonly today: string },
  memberId: string,
) {
  const page = { limit: 1, offset: 0 }
  const { items } = await selectMembers(database, place, { state: 'all', memberId }, page)
  const [member] = items
  if (!member) throw refuseRegister('MEMBER_NOT_FOUND')
  return member
}
