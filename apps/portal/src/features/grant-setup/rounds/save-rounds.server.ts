import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { cancelRound } from './cancel-round.server.ts'
import { copyYear } from './copy-year.server.ts'
import type { RoundEdit } from './forms.ts'
import { addRound, changeRound } from './save-round.server.ts'

/**
 * Saves one change of the rounds.
 * @throws {Refusal} see `roundRefusals`; `GRANT_CHANGED`
 */
export function saveRounds(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  edit: RoundEdit,
  now: Date,
): Promise<void> {
  const save = (transaction: Database) => {
    switch (edit.action) {
      case 'add':
        return addRound(transaction, staff, edit.form, now)
      case 'change':
        return changeRound(transaction, staff, edit, now)
      case 'cancel':
        return cancelRound(transaction, staff, edit, { portalUrl, now })
      case 'copy-year':
        return copyYear(transaction, staff, edit.year, now)
    }
  }
  // Decisions lock an application before its round.
  return retryContention(() => database.transaction(save))
}
