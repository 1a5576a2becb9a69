import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { KindergartenSetup } from '../page/contract.ts'
import { readKindergarten } from '../page/read-kindergarten.server.ts'
import {
  addChild,
  addDepartment,
  addKindergarten as addOne,
  lastAudited,
  leaderOf,
  newKindergarten,
  newOffice,
  refusalOf,
} from '../testing/kindergarten-setup.testing.server.ts'
import { KindergartenList } from './contract.ts'
import { listKindergartens } from './list-kindergartens.server.ts'
import { addKindergarten, changeKindergarten } from './save-kindergarten.server.ts'

const { database } = await createTestDatabase()
const office = await newOffice(database)
const today = '2026-11-30'
const read = (kindergartenId: string) =>
  readKindergarten(database, office, { kindergartenId, today })

it('the office adds a kindergarten, and reads it as it was sent', async () => {
  const form = newKindergarten({ phone: '', email: '', yearPlanUrl: '' })
  const { id } = await addKindergarten(database, office, form)
  const { kindergarten, ...rest } = KindergartenSetup.parse(await read(id))
  expect(kindergarten).toEqual({ id, version: 1, ...form })
  expect(rest).toMatchObject({ departments: [], employees: [], leaders: [], closingDays: [] })
  expect(await lastAudited(database)).toMatchObject({
    action: 'kindergarten-added',
    subjectId: id,
    after: { kindergartenName: form.name },
  })
})

it('a name is used once', async () => {
  const form = newKindergarten()
  await addKindergarten(database, office, form)
  expect(await refusalOf(addKindergarten(database, office, form))).toEqual({
    code: 'KINDERGARTEN_NAME_TAKEN',
  })
})

it('nobody overwrites what somebody else has saved', async () => {
  const { kindergartenId } = await addOne(database)
  const form = newKindergarten({ noticeMonths: 1 })
  await changeKindergarten(database, office, kindergartenId, { version: 1, form })
  expect(
    await refusalOf(
      changeKindergarten(database, office, kindergartenId, {
        version: 1,
        form: newKindergarten(),
      }),
    ),
  ).toEqual({ code: 'KINDERGARTEN_CHANGED' })
  expect((await read(kindergartenId)).kindergarten).toEqual({
    id: kindergartenId,
    version: 2,
    ...form,
  })
})

it.each([
  ['2027-06-30', { code: 'KINDERGARTEN_HAS_CHILDREN', children: 1 }],
  ['2027-07-01', 'saved'],
])('with a place until 30 June, closing it from %s is %o', async (closedOn, outcome) => {
  const { kindergartenId, departmentId } = await addOne(database)
  await addChild(database, { departmentId, endsOn: '2027-06-30' })
  const form = newKindergarten({ closedOn })
  expect(
    await refusalOf(changeKindergarten(database, office, kindergartenId, { version: 1, form })),
  ).toEqual(outcome)
})

it('a leader lists their own kindergarten, with the places of open departments', async () => {
  const { kindergartenId, departmentId } = await addOne(database)
  await addDepartment(database, kindergartenId, { places: 10 })
  await addDepartment(database, kindergartenId, { places: 9, closedOn: today })
  await addDepartment(database, kindergartenId, { places: 1, closedOn: '2026-12-01' })
  await addChild(database, { departmentId })
  await addChild(database, { departmentId, startsOn: today, endsOn: today })
  await addChild(database, { departmentId, endsOn: '2026-11-29' })
  await addChild(database, { departmentId, startsOn: '2026-12-01' })
  const leader = await leaderOf(database, kindergartenId)
  const items = await listKindergartens(database, leader, today)
  expect(KindergartenList.parse({ items }).items).toMatchObject([
    { id: kindergartenId, departments: 3, places: 29, children: 2, closedOn: null },
  ])
})

it('the office lists all of them, and a leader of none has an empty list', async () => {
  const one = await addOne(database)
  const other = await addOne(database)
  const ids = (await listKindergartens(database, office, today)).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([one.kindergartenId, other.kindergartenId]))
  const leader = await leaderOf(database, one.kindergartenId)
  const withoutAny = { ...leader, userId: office.userId }
  expect(await listKindergartens(database, withoutAny, today)).toEqual([])
})

it('a leader reads nothing of another kindergarten, and nobody whom they could name', async () => {
  const own = await addOne(database)
  const other = await addOne(database)
  const leader = await leaderOf(database, own.kindergartenId)
  const asLeader = (kindergartenId: string) =>
    readKindergarten(database, leader, { kindergartenId, today })
  expect(await refusalOf(asLeader(other.kindergartenId))).toEqual({
    code: 'KINDERGARTEN_NOT_FOUND',
  })
  const { candidates, leaders } = await asLeader(own.kindergartenId)
  expect(candidates).toEqual([])
  expect(leaders).toMatchObject([{ userId: leader.userId, hasRole: true }])
  expect((await read(own.kindergartenId)).candidates.map(({ userId }) => userId)).toContain(
    leader.userId,
  )
})
