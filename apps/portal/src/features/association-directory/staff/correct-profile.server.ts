import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { deletePicture } from '../edit/remove-picture.server.ts'
import { writeProfile } from '../edit/write-profile.server.ts'
import type { ProfileForm, SavedPicture, SavedProfile } from '../model/contract.ts'
import { profileFields } from '../model/profile-fields.ts'
import { recordAction } from '../model/record-action.server.ts'

const subjectOf = (id: string) => ({ kind: 'association-profile', id }) as const

/** @throws {Refusal} OWN_CASE, and those of `writeProfile` */
export async function correctProfile(
  database: Database,
  staff: StaffActor,
  { id, form }: { id: string; form: ProfileForm },
): Promise<SavedProfile> {
  return database.transaction(async (transaction) => {
    await requireOutsider(transaction, staff, id)
    const written = await writeProfile(transaction, id, form)
    if (!written) return { version: form.version }
    await recordHistory(transaction, {
      associationId: id,
      action: 'profile-corrected',
      actor: { kind: 'staff', userId: staff.userId },
    })
    await recordAction(transaction, staff, {
      action: 'association-profile-corrected',
      subject: subjectOf(id),
      before: auditedValues(profileFields, written.before),
      after: auditedValues(profileFields, form),
    })
    return { version: written.version }
  })
}

/** @throws {Refusal} OWN_CASE, `PICTURE_NOT_FOUND` */
export async function removeWrongPicture(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<SavedPicture> {
  return database.transaction(async (transaction) => {
    await requireOutsider(transaction, staff, id)
    await deletePicture(transaction, id)
    await recordHistory(transaction, {
      associationId: id,
      action: 'picture-removed',
      actor: { kind: 'staff', userId: staff.userId },
    })
    await recordAction(transaction, staff, {
      action: 'association-picture-removed',
      subject: subjectOf(id),
    })
    return { picture: null }
  })
}
