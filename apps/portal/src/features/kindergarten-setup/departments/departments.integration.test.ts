import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  addChild,
  addKindergarten,
  lastAudited,
  leaderOf,
  refusalOf,
} from '../testing/kindergarten-setup.testing.server.ts'
import type { DepartmentEdit } from './forms.ts'
import { listDepartments } from './list-departments.server.ts'
import { saveDepartment } from './save-department.server.ts'

const { database } = await createTestDatabase()
const today = '2026-11-30'

/** A kindergarten with one department, and its leader. */
async function setUp() {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const leader = await leaderOf(database, kindergartenId)
  const save = (edit: DepartmentEdit) =>
    saveDepartment(database, leader, kindergartenId, { edit, today })
  const list = () => listDepartments(database, kindergartenId, today)
  const seen = { id: departmentId, version: 1 }
  return { kindergartenId, departmentId, leader, save, list, seen }
}

it('a leader adds and renames a department, and closes and reopens it', async () => {
  const { save, list } = await setUp()
  await save({ action: 'add', form: { name: 'Maurtua', places: 12 } })
  const added = (await list()).find(({ name }) => name === 'Maurtua')
  const id = added?.id ?? ''
  const form = { name: 'Revehiet', places: 14 }
  await save({ action: 'change', seen: { id, version: 1 }, form })
  await save({ action: 'close', seen: { id, version: 2 }, form: { closedOn: today } })
  const find = async () => (await list()).find((one) => one.id === id)
  expect(await find()).toEqual({ id, version: 3, ...form, closedOn: today, children: 0 })
  await save({ action: 'reopen', seen: { id, version: 3 } })
  expect(await find()).toMatchObject({ version: 4, closedOn: null })
  expect(await lastAudited(database)).toMatchObject({
    action: 'kindergarten-department-reopened',
    subjectId: id,
    before: { kindergartenDepartmentClosedOn: today },
  })
})

it.each([
  [2, 'saved'],
  [1, { code: 'DEPARTMENT_PLACES_TAKEN', children: 2 }],
])('with two children there today, %i places are %o', async (places, outcome) => {
  const { departmentId, save, seen } = await setUp()
  await addChild(database, { departmentId })
  await addChild(database, { departmentId, startsOn: today })
  await addChild(database, { departmentId, endsOn: '2026-11-29' })
  const form = { name: 'Revehiet', places }
  expect(await refusalOf(save({ action: 'change', seen, form }))).toEqual(outcome)
})

it('a department with more children than places can be given more of them', async () => {
  const { departmentId, save, seen } = await setUp()
  await save({ action: 'change', seen, form: { name: 'Revehiet', places: 0 } })
  await addChild(database, { departmentId })
  await addChild(database, { departmentId })
  const form = { name: 'Revehiet', places: 1 }
  expect(await refusalOf(save({ action: 'change', seen: { ...seen, version: 2 }, form }))).toBe(
    'saved',
  )
})

it.each([
  ['2027-06-30', { code: 'DEPARTMENT_HAS_CHILDREN', children: 2 }],
  ['2027-07-01', { code: 'DEPARTMENT_HAS_CHILDREN', children: 1 }],
  ['2027-09-01', 'saved'],
])('with places until 30 June and in August, closing from %s is %o', async (closedOn, outcome) => {
  const { departmentId, save, seen } = await setUp()
  await addChild(database, { departmentId, endsOn: '2027-06-30' })
  await addChild(database, { departmentId, startsOn: '2027-08-01', endsOn: '2027-08-31' })
  expect(await refusalOf(save({ action: 'close', seen, form: { closedOn } }))).toEqual(outcome)
})

it('a name is used once in a kindergarten, and again in another', async () => {
  const one = await setUp()
  const form = { name: 'Maurtua', places: 12 }
  await one.save({ action: 'add', form })
  expect(await refusalOf(one.save({ action: 'add', form }))).toEqual({
    code: 'DEPARTMENT_NAME_TAKEN',
  })
  const other = await setUp()
  expect(await refusalOf(other.save({ action: 'add', form }))).toBe('saved')
})

it('nobody overwrites what somebody else has saved', async () => {
  const { save, seen } = await setUp()
  const form = { name: 'Revehiet', places: 12 }
  await save({ action: 'change', seen, form })
  for (const edit of [
    { action: 'change', seen, form },
    { action: 'close', seen, form: { closedOn: today } },
    { action: 'reopen', seen },
  ] satisfies DepartmentEdit[])
    expect(await refusalOf(save(edit))).toEqual({ code: 'KINDERGARTEN_CHANGED' })
})

it('a leader changes no department of another kindergarten, by either address', async () => {
  const own = await setUp()
  const other = await setUp()
  const edit = { action: 'reopen', seen: other.seen } as const
  expect(await refusalOf(own.save(edit))).toEqual({ code: 'DEPARTMENT_NOT_FOUND' })
  expect(
    await refusalOf(saveDepartment(database, own.leader, other.kindergartenId, { edit, today })),
  ).toEqual({ code: 'KINDERGARTEN_NOT_FOUND' })
})

it('a place that is added while a department is closed waits for it', async () => {
  const { departmentId, save, seen } = await setUp()
  let added: Promise<string> | undefined
  await database.transaction(async (transaction) => {
    added = addChild(transaction, { departmentId })
    await added
    const closing = refusalOf(save({ action: 'close', seen, form: { closedOn: today } }))
    const first = await Promise.race([closing, waitBriefly()])
    expect(first).toBe('waits')
    added = closing.then((outcome) => JSON.stringify(outcome))
  })
  expect(await added).toBe('{"code":"DEPARTMENT_HAS_CHILDREN","children":1}')
})

const waitBriefly = () =>
  new Promise<'waits'>((resolve) => {
    setTimeout(() => resolve('waits'), 200)
  })
