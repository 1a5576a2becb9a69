import { and, eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireVersion } from '../model/changed.server.ts'
import { countChildrenOn, countPlacesFrom } from '../model/count-children.server.ts'
import { closingFields, departmentFields } from '../model/fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Seen } from '../model/seen.ts'
import type { DepartmentEdit, DepartmentForm } from './forms.ts'

type Editing = {
  readonly transaction: Database
  readonly staff: StaffActor
  readonly kindergartenId: string
}

/**
 * Saves one change of the departments of a kindergarten.
 * @param today places are never fewer than the children who have one on it
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`, `DEPARTMENT_NOT_FOUND`, `KINDERGARTEN_CHANGED`,
 *   `DEPARTMENT_NAME_TAKEN`, `DEPARTMENT_PLACES_TAKEN`, `DEPARTMENT_HAS_CHILDREN`
 */
export async function saveDepartment(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
  { edit, today }: { readonly edit: DepartmentEdit; readonly today: string },
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await requireKindergarten(transaction, staff, kindergartenId)
      await save({ transaction, staff, kindergartenId }, edit, today)
    })
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_department_name'))
      throw refuse('DEPARTMENT_NAME_TAKEN')
    throw error
  }
}

function save(editing: Editing, edit: DepartmentEdit, today: string): Promise<void> {
  switch (edit.action) {
    case 'add':
      return add(editing, edit.form)
    case 'change':
      return change(editing, edit, today)
    case 'close':
      return close(editing, edit.seen, edit.form.closedOn)
    case 'reopen':
      return reopen(editing, edit.seen)
  }
}

async function add(
  { transaction, staff, kindergartenId }: Editing,
  form: DepartmentForm,
): Promise<void> {
  const [added] = await transaction
    .insert(kindergartenDepartment)
    .values({ kindergartenId, ...form })
    .returning({ id: kindergartenDepartment.id })
  if (!added) throw new Error('the department was not added')
  await recordAction(transaction, staff, {
    action: 'kindergarten-department-added',
    subject: { kind: 'kindergarten-department', id: added.id },
    after: { ...auditedValues(departmentFields, form), kindergartenSetupId: kindergartenId },
  })
}

async function change(
  editing: Editing,
  { seen, form }: Extract<DepartmentEdit, { action: 'change' }>,
  today: string,
): Promise<void> {
  const { transaction, staff } = editing
  const before = await lockSeen(editing, seen)
  if (form.places < before.places) {
    const children = await countChildrenOn(transaction, seen.id, today)
    if (form.places < children) throw refuse('DEPARTMENT_PLACES_TAKEN', { children })
  }
  await update(transaction, seen, form)
  await recordAction(transaction, staff, {
    action: 'kindergarten-department-changed',
    subject: { kind: 'kindergarten-department', id: seen.id },
    before: auditedValues(departmentFields, before),
    after: auditedValues(departmentFields, form),
  })
}

async function close(editing: Editing, seen: Seen, closedOn: string): Promise<void> {
  const { transaction, staff } = editing
  const before = await lockSeen(editing, seen)
  const children = await countPlacesFrom(transaction, seen.id, closedOn)
  if (children > 0) throw refuse('DEPARTMENT_HAS_CHILDREN', { children })
  await update(transaction, seen, { closedOn })
  await recordAction(transaction, staff, {
    action: 'kindergarten-department-closed',
    subject: { kind: 'kindergarten-department', id: seen.id },
    before: auditedValues(closingFields, before),
    after: auditedValues(closingFields, { closedOn }),
  })
}

async function reopen(editing: Editing, seen: Seen): Promise<void> {
  const { transaction, staff } = editing
  const before = await lockSeen(editing, seen)
  await update(transaction, seen, { closedOn: null })
  await recordAction(transaction, staff, {
    action: 'kindergarten-department-reopened',
    subject: { kind: 'kindergarten-department', id: seen.id },
    before: auditedValues(closingFields, before),
  })
}

async function lockSeen({ transaction, kindergartenId }: Editing, { id, version }: Seen) {
  const [found] = await transaction
    .select()
    .from(kindergartenDepartment)
    .where(
      and(
        eq(kindergartenDepartment.id, id),
        eq(kindergartenDepartment.kindergartenId, kindergartenId),
      ),
    )
    .for('update')
  if (!found) throw refuseKindergarten('DEPARTMENT_NOT_FOUND')
  requireVersion(found, version)
  return found
}

const update = (
  transaction: Database,
  { id, version }: Seen,
  values: Partial<typeof kindergartenDepartment.$inferInsert>,
) =>
  transaction
    .update(kindergartenDepartment)
    .set({ ...values, version: version + 1 })
    .where(eq(kindergartenDepartment.id, id))
