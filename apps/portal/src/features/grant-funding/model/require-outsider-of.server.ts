import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findResponsible } from './find-responsible.server.ts'
import type { LoadedAward } from './load-awards.server.ts'

/**
 * Staff decide nothing about a grant of theirs: of a person it is their own application, or they have
 * written it; of an association they have to do with it.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireOutsiderOf(
  transaction: Database,
  staff: StaffActor,
  { application }: Pick<LoadedAward, 'application'>,
): Promise<void> {
  const { associationId, userId, createdBy } = application
  await requireOtherPerson(transaction, staff, [userId, createdBy])
  if (associationId === null) return
  await requireOutsider(transaction, staff, associationId)
  const responsible = await findResponsible(transaction, associationId)
  if (responsible !== associationId) await requireOutsider(transaction, staff, responsible)
}
