import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { mayRenewIn } from '#core/associations/members/next-step.ts'
import {
  canHaveNextTerm,
  isCovered,
  lastDayOf,
  nextTerm,
} from '#core/associations/members/next-term.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import {
  association,
  associationMember,
  associationTerm,
} from '#core/associations/tables.server.ts'
import { gapsBetween } from '#core/associations/terms.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { OwnMembership } from './contract.ts'
import { findReaders } from './find-readers.server.ts'

/**
 * The caller's memberships, and what they have asked for; not what has ended.
 * @param who.associationId only of this one
 */
export async function findMemberships(
  database: Database,
  who: { readonly userId: string; readonly associationId?: string },
  now: Date,
): Promise<OwnMembership[]> {
  const rows = await database
    .select({ member: associationMember, of: association })
    .from(associationMember)
    .innerJoin(association, eq(association.id, associationMember.associationId))
    .where(
      and(
        eq(associationMember.userId, who.userId),
        ne(associationMember.state, 'ended'),
        who.associationId ? eq(association.id, who.associationId) : undefined,
      ),
    )
    .orderBy(asc(association.name), asc(association.id))
  if (rows.length === 0) return []
  const { lapseDays } = await readAssociationSettings(database)
  const all = await database
    .select()
    .from(associationTerm)
    .where(
      and(
        inArray(
          associationTerm.memberId,
          rows.map(({ member }) => member.id),
        ),
        isNull(associationTerm.cancelledAt),
      ),
    )
    .orderBy(asc(associationTerm.startsOn))
  const today = osloDate(now)
  return Promise.all(
    rows.map(async ({ member, of }): Promise<OwnMembership> => {
      const terms = all.filter(({ memberId }) => memberId === member.id)
      const until = lastDayOf(terms)
      const isMember = member.state === 'member'
      return {
        id: member.id,
        slug: of.slug,
        name: of.name,
        associationState: of.state,
        state: isMember ? 'member' : member.payBefore ? 'to-pay' : 'requested',
        terms: terms.map(({ startsOn, endsOn, feeOre, paidBy }) => ({
          startsOn,
          endsOn,
          feeOre,
          paidBy,
        })),
        gaps: gapsBetween(terms),
        until,
        isCovered: isCovered(terms, today),
        lapsesOn: isMember && until ? addDays(until, lapseDays) : null,
        canRenew: isMember && mayRenewIn(of.state) && canHaveNextTerm(terms, today),
        next: nextTerm(of.termKind, terms, today),
        feeOre: of.feeOre,
        payBefore: member.payBefore?.toISOString() ?? null,
        readers: await findReaders(database, of.id),
      }
    }),
  )
}
