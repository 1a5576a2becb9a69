import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { removeInstitution } from './remove-institution.server.ts'
import { addCampus, changeCampus, moveCampus, removeCampus } from './save-campus.server.ts'
import { addInstitution, changeInstitution, moveInstitution } from './save-institution.server.ts'
import type { SetupEdit } from './setup-forms.ts'

/**
 * Saves one change of the institutions and campuses.
 * @throws {Refusal} see `institutionRefusals`
 */
export function saveSetup(database: Database, staff: StaffActor, edit: SetupEdit): Promise<void> {
  return database.transaction((transaction) => save(transaction, staff, edit))
}

function save(transaction: Database, staff: StaffActor, edit: SetupEdit): Promise<void> {
  switch (edit.action) {
    case 'add-institution':
      return addInstitution(transaction, staff, edit)
    case 'change-institution':
      return changeInstitution(transaction, staff, edit)
    case 'move-institution':
      return moveInstitution(transaction, staff, edit)
    case 'remove-institution':
      return removeInstitution(transaction, staff, edit)
    case 'add-campus':
      return addCampus(transaction, staff, edit)
    case 'change-campus':
      return changeCampus(transaction, staff, edit)
    case 'move-campus':
      return moveCampus(transaction, staff, edit)
    case 'remove-campus':
      return removeCampus(transaction, staff, edit)
  }
}
