import { eq } from 'drizzle-orm'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findPeopleOf } from '../model/people-of.server.ts'

/**
 * Locks an association for a change by staff, who have nothing to do with it themselves.
 * @param wanted.version as it was read; left out where that does not matter
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `OWN_CASE`, `ASSOCIATION_CHANGED`
 */
export async function lockAssociation(
  transaction: Database,
  staff: StaffActor,
  wanted: { readonly id: string; readonly version?: number },
): Promise<typeof association.$inferSelect> {
  const [found] = await transaction
    .select()
    .from(association)
    .where(eq(association.id, wanted.id))
    .for('update')
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  await requireOtherPerson(transaction, staff, await findPeopleOf(transaction, wanted.id))
  if (wanted.version !== undefined && wanted.version !== found.version)
    throw refuseAssociation('ASSOCIATION_CHANGED')
  return found
}
