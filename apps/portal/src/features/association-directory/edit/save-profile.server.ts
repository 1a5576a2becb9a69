import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ProfileForm, SavedProfile } from '../model/contract.ts'
import { writeProfile } from './write-profile.server.ts'

/**
 * Saves what a board says on the public page.
 * @param who.today a day in Norway
 * @throws {Refusal} those of `requireRight` and of `writeProfile`
 */
export async function saveProfile(
  database: Database,
  who: { readonly userId: string; readonly associationId: string; readonly today: string },
  form: ProfileForm,
): Promise<SavedProfile> {
  return database.transaction(async (transaction) => {
    await requireRight(transaction, who, 'profile', { isChange: true })
    const written = await writeProfile(transaction, who.associationId, form)
    if (!written) return { version: form.version }
    await recordHistory(transaction, {
      associationId: who.associationId,
      action: 'profile-changed',
      actor: { kind: 'board', userId: who.userId },
    })
    return { version: written.version }
  })
}
