import { and, eq, isNull } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { institutionKey, semesterDelivery } from '#core/semester-registrations/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { InstitutionUse } from '../model/refusals.ts'
import { refuse } from '../model/refuse.server.ts'
import { auditedInstitution, requireSeen } from './save-institution.server.ts'
import type { EditOf } from './setup-forms.ts'

/**
 * Removes an institution that nothing names. Its revoked keys go with it.
 * @throws {Refusal} `INSTITUTION_NOT_FOUND`, `INSTITUTION_CHANGED`, `INSTITUTION_IN_USE`
 */
export async function removeInstitution(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove-institution'>,
): Promise<void> {
  const before = await requireSeen(transaction, seen)
  const uses = await countUses(transaction, seen.code)
  if (Object.values(uses).some((count) => count > 0)) throw refuse('INSTITUTION_IN_USE', { uses })
  await transaction.delete(institution).where(eq(institution.code, seen.code))
  await recordAction(transaction, staff, {
    action: 'institution-removed',
    subject: { kind: 'institution', id: seen.code },
    before: auditedInstitution(before),
  })
}

async function countUses(
  transaction: Database,
  code: string,
): Promise<Record<InstitutionUse, number>> {
  return {
    profiles: await transaction.$count(profile, eq(profile.institution, code)),
    cases: await transaction.$count(caseFile, eq(caseFile.groupName, code)),
    deliveries: await transaction.$count(semesterDelivery, eq(semesterDelivery.institution, code)),
    keys: await transaction.$count(
      institutionKey,
      and(eq(institutionKey.institution, code), isNull(institutionKey.revokedAt)),
    ),
    associations: await transaction.$count(association, eq(association.institutionCode, code)),
  }
}
