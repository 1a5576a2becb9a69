import { and, asc, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm'
import {
  kindergartenGuardianship as guardianship,
  kindergartenContact,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Contact } from '../model/contract.ts'

/**
 * Contacts that a guardian sees: their own, and those of other guardians of the child of whom none has a
 * restricted address or is blocked. What was added by somebody who is no guardian any more is of staff.
 */
export const isShownTo = (database: Database, guardianId: string): SQL | undefined =>
  or(
    eq(kindergartenContact.addedBy, guardianId),
    inArray(
      kindergartenContact.addedBy,
      database
        .select({ id: guardianship.guardianId })
        .from(guardianship)
        .innerJoin(kindergartenGuardian, eq(kindergartenGuardian.id, guardianship.guardianId))
        .where(
          and(
            eq(guardianship.childId, kindergartenContact.childId),
            isNull(guardianship.blockedAt),
            eq(kindergartenGuardian.hasRestrictedAddress, false),
          ),
        ),
    ),
  )

/** By name; those for one day only until that day is over. */
export async function listContacts(
  database: Database,
  of: { readonly childId: string; readonly guardianId: string; readonly isRestricted: boolean },
  today: string,
): Promise<Contact[]> {
  const { childId, guardianId, isRestricted } = of
  const rows = await database
    .select({
      id: kindergartenContact.id,
      name: kindergartenContact.name,
      relation: kindergartenContact.relation,
      phone: kindergartenContact.phone,
      mayFetch: kindergartenContact.mayFetch,
      onlyOn: kindergartenContact.onlyOn,
      addedBy: kindergartenContact.addedBy,
    })
    .from(kindergartenContact)
    .where(
      and(
        eq(kindergartenContact.childId, childId),
        isNull(kindergartenContact.removedAt),
        or(isNull(kindergartenContact.onlyOn), gte(kindergartenContact.onlyOn, today)),
        isShownTo(database, guardianId),
      ),
    )
    .orderBy(asc(kindergartenContact.name), asc(kindergartenContact.id))
  return rows.map(({ addedBy, ...row }) => ({
    ...row,
    isPrivate: isRestricted && addedBy === guardianId,
  }))
}
