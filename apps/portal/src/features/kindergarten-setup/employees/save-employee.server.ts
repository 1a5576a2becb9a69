import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { and, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import {
  kindergartenDepartment,
  kindergartenEmployee,
} from '#core/kindergartens/setup/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireVersion } from '../model/changed.server.ts'
import { employeeFields } from '../model/fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { EmployeeEdit, EmployeeForm } from './forms.ts'

/**
 * Saves one change of the employees of a kindergarten. Nobody sets themselves up: which account is an
 * employee's decides for whose children they do not act.
 * @throws {Refusal} `OWN_CASE`, `KINDERGARTEN_NOT_FOUND`, `EMPLOYEE_NOT_FOUND`, `DEPARTMENT_NOT_FOUND`,
 *   `KINDERGARTEN_CHANGED`, `ACCOUNT_NOT_FOUND`
 */
export function saveEmployee(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
  edit: EmployeeEdit,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await requireKindergarten(transaction, staff, kindergartenId)
    const before =
      edit.action === 'change'
        ? await lockEmployee(transaction, kindergartenId, edit.seen.id)
        : undefined
    const userId = await findAccount(transaction, edit.form.accountEmail)
    await requireOtherPerson(transaction, staff, [before?.userId, userId])
    if (before && edit.action === 'change') requireVersion(before, edit.seen.version)
    await requireDepartmentOf(transaction, kindergartenId, edit.form.departmentId)
    const { accountEmail: _, ...values } = edit.form
    const id = before
      ? await update(transaction, before, { ...values, userId })
      : await add(transaction, { ...values, userId, kindergartenId })
    await recordAction(transaction, staff, {
      action: before ? 'kindergarten-employee-changed' : 'kindergarten-employee-added',
      subject: { kind: 'kindergarten-employee', id },
      ...(before && {
        before: auditedValues(employeeFields, { ...before, accountEmail: before.userId ?? '' }),
      }),
      after: {
        ...auditedValues(employeeFields, edit.form),
        ...(!before && { kindergartenSetupId: kindergartenId }),
      },
    })
  })
}

type Row = typeof kindergartenEmployee.$inferSelect
type Values = Omit<EmployeeForm, 'accountEmail'> & { readonly userId: string | null }

async function lockEmployee(
  transaction: Database,
  kindergartenId: string,
  id: string,
): Promise<Row> {
  const [found] = await transaction
    .select()
    .from(kindergartenEmployee)
    .where(
      and(eq(kindergartenEmployee.id, id), eq(kindergartenEmployee.kindergartenId, kindergartenId)),
    )
    .for('update')
  if (!found) throw refuse('EMPLOYEE_NOT_FOUND')
  return found
}

async function findAccount(transaction: Database, email: string): Promise<string | null> {
  if (email === '') return null
  const [found] = await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, writeEmailAddress(email.toLowerCase())))
  if (!found) throw refuse('ACCOUNT_NOT_FOUND')
  return found.id
}

async function requireDepartmentOf(
  transaction: Database,
  kindergartenId: string,
  departmentId: string | null,
): Promise<void> {
  if (departmentId === null) return
  const isThere = await transaction.$count(
    kindergartenDepartment,
    and(
      eq(kindergartenDepartment.id, departmentId),
      eq(kindergartenDepartment.kindergartenId, kindergartenId),
    ),
  )
  if (isThere === 0) throw refuseKindergarten('DEPARTMENT_NOT_FOUND')
}

async function add(
  transaction: Database,
  values: Values & { readonly kindergartenId: string },
): Promise<string> {
  const [added] = await transaction
    .insert(kindergartenEmployee)
    .values(values)
    .returning({ id: kindergartenEmployee.id })
  if (!added) throw new Error('the employee was not added')
  return added.id
}

async function update(
  transaction: Database,
  { id, version }: Row,
  values: Values,
): Promise<string> {
  await transaction
    .update(kindergartenEmployee)
    .set({ ...values, version: version + 1 })
    .where(eq(kindergartenEmployee.id, id))
  return id
}
