import type { ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import type { SetupSaved } from './contract.ts'
import { move } from './move.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import { removeCategory, removeSubcategory } from './remove-category.server.ts'
import { saveCategory, saveSubcategory } from './save-category.server.ts'
import { saveServiceForm } from './save-service-form.server.ts'
import { removeTemplate, saveTemplate } from './save-template.server.ts'
import type { SetupEdit } from './setup-forms.ts'

/**
 * Changes one thing of what staff set, or has it wait for a second administrator; and writes it down.
 * @throws {Refusal} `setupRefusals`
 */
export async function saveSetup(
  { database, configuration }: { database: Database; configuration: ProposalSettings },
  staff: StaffActor,
  edit: SetupEdit,
): Promise<SetupSaved> {
  try {
    return await database.transaction(async (transaction) => {
      if (edit.kind === 'category') return saveCategory(transaction, staff, edit, configuration)
      await change(transaction, staff, edit, configuration)
      return { isWaiting: false }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? refuseSetup('NAME_TAKEN') : error
  }
}

function change(
  transaction: Database,
  staff: StaffActor,
  edit: Exclude<SetupEdit, { kind: 'category' }>,
  settings: ProposalSettings,
): Promise<void> {
  switch (edit.kind) {
    case 'subcategory':
      return saveSubcategory(transaction, staff, edit)
    case 'service-form':
      return saveServiceForm(transaction, staff, edit, settings)
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
