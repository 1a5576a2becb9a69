import { and, asc, eq } from 'drizzle-orm'
import { hasAccess } from '#core/kindergartens/access/guardian-access.server.ts'
import { judgeConsent } from '#core/kindergartens/children/consents.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenConsent,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenConsentKind } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Consent } from '../model/contract.ts'

/**
 * What guardians consent to for a child, as one of them sees it: what is offered, and what is no longer
 * offered but was given by them.
 */
export async function listConsents(
  database: Database,
  { childId, guardianId }: { readonly childId: string; readonly guardianId: string },
): Promise<Consent[]> {
  const kinds = await database
    .select()
    .from(kindergartenConsentKind)
    .orderBy(asc(kindergartenConsentKind.sortOrder), asc(kindergartenConsentKind.id))
  const guardians = await database
    .select({
      id: kindergartenGuardian.id,
      firstName: kindergartenGuardian.firstName,
      lastName: kindergartenGuardian.lastName,
    })
    .from(guardianship)
    .innerJoin(kindergartenGuardian, eq(kindergartenGuardian.id, guardianship.guardianId))
    .where(and(eq(guardianship.childId, childId), hasAccess()))
    .orderBy(asc(kindergartenGuardian.firstName), asc(kindergartenGuardian.id))
  const given = await database
    .select()
    .from(kindergartenConsent)
    .where(eq(kindergartenConsent.childId, childId))
  const ids = guardians.map(({ id }) => id)
  return kinds.flatMap(({ id: kindId, name, text, isOffered }): Consent[] => {
    const { state, answers } = judgeConsent(
      ids,
      given.filter((answer) => answer.kindId === kindId),
    )
    const own = answers.get(guardianId)?.isGiven ?? null
    if (!isOffered && own !== true) return []
    const others = guardians
      .filter(({ id }) => id !== guardianId)
      .map(({ id, firstName, lastName }) => ({
        guardianId: id,
        name: `${firstName} ${lastName}`,
        answer: answers.get(id)?.isGiven ?? null,
      }))
    return [{ kindId, name, text, isOffered, state, own, others }]
  })
}
