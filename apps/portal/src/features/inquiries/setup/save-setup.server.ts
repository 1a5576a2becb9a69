import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import { move } from './move.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import { removeCategory, removeSubcategory } from './remove-category.server.ts'
import { saveCategory, saveSubcategory } from './save-category.server.ts'
import { removeTemplate, saveTemplate } from './save-template.server.ts'
import type { SetupEdit } from './setup-forms.ts'

/**
 * Changes one thing of what staff set, and writes it down.
 * @throws {Refusal} `setupRefusals`
 */
export async function saveSetup(
  database: Database,
  staff: StaffActor,
  edit: SetupEdit,
): Promise<void> {
  try {
    await database.transaction((transaction) => change(transaction, staff, edit))
  } catch (error) {
    throw isUniqueViolation(error) ? refuseSetup('NAME_TAKEN') : error
  }
}

function change(transaction: Database, staff: StaffActor, edit: SetupEdit): Promise<void> {
  switch (edit.kind) {
    case 'category':
      return saveCategory(transaction, staff, edit)
    case 'subcategory':
      return saveSubcategory(transaction, staff, edit)
    case 'template':
      return saveTemplate(transaction, staff, edit)
    case 'move':
      return move(transaction, staff, edit)
    case 'remove-category':
      return removeCategory(transaction, staff, edit)
    case 'remove-subcategory':
      return removeSubcategory(transaction, staff, edit)
    case 'remove-template':
      return removeTemplate(transaction, staff, edit)
  }
}
