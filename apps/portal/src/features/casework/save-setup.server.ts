import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import { moveEntry } from './move-entry.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import { addChecks, movedChecks, removeCheck, saveCheck } from './save-check.server.ts'
import {
  addTemplates,
  movedTemplates,
  removeTemplate,
  saveTemplate,
} from './save-template.server.ts'
import type { SetupEdit } from './setup-forms.ts'

/**
 * Changes one thing of the checklists and templates, and writes it down.
 * @param kinds of cases that there are
 * @throws {Refusal} `CASE_KIND_NOT_FOUND`, `CHECKLIST_CHANGED`, `TEMPLATE_CHANGED`,
 *   `TEMPLATE_NAME_TAKEN`, `TEMPLATES_EXIST`
 */
export async function saveSetup(
  database: Database,
  staff: StaffActor,
  edit: SetupEdit,
  kinds: readonly string[],
): Promise<void> {
  if ('kind' in edit && !kinds.includes(edit.kind)) throw refuseCasework('CASE_KIND_NOT_FOUND')
  try {
    await database.transaction((transaction) => change(transaction, staff, edit))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw refuseCasework(
      edit.action === 'add-templates' ? 'TEMPLATES_EXIST' : 'TEMPLATE_NAME_TAKEN',
    )
  }
}

function change(transaction: Database, staff: StaffActor, edit: SetupEdit): Promise<void> {
  switch (edit.action) {
    case 'save-check':
      return saveCheck(transaction, staff, edit)
    case 'save-template':
      return saveTemplate(transaction, staff, edit)
    case 'add-checks':
      return addChecks(transaction, staff, edit)
    case 'add-templates':
      return addTemplates(transaction, staff, edit)
    case 'move': {
      const moved = edit.part === 'check' ? movedChecks : movedTemplates
      return moveEntry(transaction, staff, moved, edit)
    }
    case 'remove':
      return (edit.part === 'check' ? removeCheck : removeTemplate)(transaction, staff, edit)
  }
}
