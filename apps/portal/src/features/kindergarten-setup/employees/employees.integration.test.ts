import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import {
  addKindergarten,
  findAccountEmail,
  lastAudited,
  leaderOf,
  refusalOf,
} from '../testing/kindergarten-setup.testing.server.ts'
import type { EmployeeEdit, EmployeeForm } from './forms.ts'
import { listEmployees } from './list-employees.server.ts'
import { saveEmployee } from './save-employee.server.ts'

const { database } = await createTestDatabase()

async function setUp() {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const leader = await leaderOf(database, kindergartenId)
  const save = (edit: EmployeeEdit) => saveEmployee(database, leader, kindergartenId, edit)
  const list = () => listEmployees(database, kindergartenId)
  return { kindergartenId, departmentId, leader, save, list }
}

const formOf = (values: Partial<EmployeeForm> = {}): EmployeeForm => ({
  name: 'Mona Strand',
  title: { no: 'Assistent', en: 'Assistant' },
  departmentId: null,
  accountEmail: '',
  endedOn: null,
  ...values,
})

it('a leader adds an employee with an account, and ends their work', async () => {
  const { departmentId, save, list } = await setUp()
  const userId = await createMember(database, null)
  const accountEmail = await findAccountEmail(database, userId)
  // As people type it.
  const typed = accountEmail.toUpperCase()
  await save({ action: 'add', form: formOf({ departmentId, accountEmail: typed }) })
  const [added] = await list()
  const id = added?.id ?? ''
  expect(added).toEqual({ id, version: 1, ...formOf({ departmentId, accountEmail }) })
  const form = formOf({ endedOn: '2026-12-31' })
  await save({ action: 'change', seen: { id, version: 1 }, form })
  expect(await list()).toEqual([{ id, version: 2, ...form }])
  const [row] = await database
    .select()
    .from(kindergartenEmployee)
    .where(eq(kindergartenEmployee.id, id))
  expect(row?.userId).toBeNull()
  const entry = await lastAudited(database)
  expect(entry).toMatchObject({
    action: 'kindergarten-employee-changed',
    before: { kindergartenEmployeeAccount: true },
    after: { kindergartenEmployeeAccount: false },
  })
  expect(JSON.stringify(entry)).not.toContain(accountEmail)
})

it('an account that there is not is refused', async () => {
  const { save } = await setUp()
  const form = formOf({ accountEmail: 'nobody@trivsel.example' })
  expect(await refusalOf(save({ action: 'add', form }))).toEqual({ code: 'ACCOUNT_NOT_FOUND' })
})

it('nobody sets up or changes the row of their own account', async () => {
  const { kindergartenId, leader, save } = await setUp()
  const own = await findAccountEmail(database, leader.userId)
  expect(await refusalOf(save({ action: 'add', form: formOf({ accountEmail: own }) }))).toEqual({
    code: 'OWN_CASE',
  })
  const [added] = await database
    .insert(kindergartenEmployee)
    .values({ kindergartenId, userId: leader.userId, name: 'Randi Lie' })
    .returning({ id: kindergartenEmployee.id })
  // Also when the change takes the account away.
  const seen = { id: added?.id ?? '', version: 1 }
  expect(await refusalOf(save({ action: 'change', seen, form: formOf() }))).toEqual({
    code: 'OWN_CASE',
  })
})

it('a department of another kindergarten is refused', async () => {
  const own = await setUp()
  const other = await setUp()
  const form = formOf({ departmentId: other.departmentId })
  expect(await refusalOf(own.save({ action: 'add', form }))).toEqual({
    code: 'DEPARTMENT_NOT_FOUND',
  })
})

it('an employee of another kindergarten is not found, and a changed one is not overwritten', async () => {
  const own = await setUp()
  const other = await setUp()
  await own.save({ action: 'add', form: formOf() })
  const [added] = await own.list()
  const seen = { id: added?.id ?? '', version: 1 }
  const edit = { action: 'change', seen, form: formOf({ name: 'Kine Aas' }) } as const
  expect(await refusalOf(other.save(edit))).toEqual({ code: 'EMPLOYEE_NOT_FOUND' })
  await own.save(edit)
  expect(await refusalOf(own.save(edit))).toEqual({ code: 'KINDERGARTEN_CHANGED' })
})
