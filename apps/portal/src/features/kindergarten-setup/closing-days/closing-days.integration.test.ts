import { expect, it } from 'vitest'
import { isOpenOn } from '#core/kindergartens/setup/is-open-on.ts'
import { readOpenDays } from '#core/kindergartens/setup/read-open-days.server.ts'
import { kindergartenClosingDay } from '#core/kindergartens/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  addKindergarten,
  lastAudited,
  leaderOf,
  refusalOf,
} from '../testing/kindergarten-setup.testing.server.ts'
import type { ClosingDayEdit } from './forms.ts'
import { listClosingDays } from './list-closing-days.server.ts'
import { saveClosingDays } from './save-closing-days.server.ts'

const { database } = await createTestDatabase()
const today = '2026-11-30'
const christmas = { no: 'Romjul', en: 'Christmas' }
const planning = { no: 'Planlegging', en: 'Planning' }

async function setUp() {
  const { kindergartenId } = await addKindergarten(database)
  const leader = await leaderOf(database, kindergartenId)
  const save = (edit: ClosingDayEdit, on = today) =>
    saveClosingDays(database, leader, kindergartenId, { edit, today: on })
  const list = (on = today) => listClosingDays(database, kindergartenId, on)
  return { kindergartenId, leader, save, list }
}

const add = (fromOn: string, toOn: string, reason = christmas): ClosingDayEdit => ({
  action: 'add',
  form: { fromOn, toOn, reason },
})

it('a leader adds a span, on whose working days the kindergarten is closed', async () => {
  const { kindergartenId, save, list } = await setUp()
  expect(await save(add('2026-12-24', '2027-01-01'))).toBe(5)
  expect(await list()).toEqual([
    { fromOn: '2026-12-24', toOn: '2026-12-31', reason: christmas, days: 5 },
  ])
  const days = await readOpenDays(database, kindergartenId, {
    from: '2026-12-01',
    to: '2027-01-31',
  })
  expect(
    ['2026-12-23', '2026-12-24', '2026-12-31', '2027-01-04'].map((date) => isOpenOn(date, days)),
  ).toEqual([true, false, false, true])
  expect(await lastAudited(database)).toMatchObject({
    action: 'kindergarten-closing-days-added',
    subjectId: kindergartenId,
    after: { kindergartenClosingFrom: '2026-12-24', kindergartenClosingCount: 5 },
  })
})

it('a day that has a reason gets the new one', async () => {
  const { save, list } = await setUp()
  await save(add('2026-12-28', '2026-12-30'))
  await save(add('2026-12-29', '2026-12-29', planning))
  expect((await list()).map(({ fromOn, reason }) => [fromOn, reason.no])).toEqual([
    ['2026-12-28', 'Romjul'],
    ['2026-12-29', 'Planlegging'],
    ['2026-12-30', 'Romjul'],
  ])
})

it('a span is removed from today on: days that are over stay', async () => {
  const { save, list } = await setUp()
  await save(add('2026-12-28', '2026-12-31'))
  const remove = { action: 'remove', fromOn: '2026-12-28', toOn: '2026-12-31' } as const
  expect(await save(remove, '2026-12-30')).toBe(2)
  expect(await list()).toMatchObject([{ fromOn: '2026-12-28', toOn: '2026-12-29', days: 2 }])
  expect(await list('2026-12-30')).toEqual([])
  expect(await refusalOf(save(remove, '2026-12-30'))).toEqual({ code: 'CLOSING_DAYS_NOT_FOUND' })
})

it.each([
  ['2026-11-27', '2026-11-30', 'CLOSING_DAYS_PAST'],
  ['2026-12-05', '2026-12-06', 'CLOSING_DAYS_NONE'],
  ['2026-12-07', '2027-12-07', 'CLOSING_DAYS_INVALID'],
])('%s to %s is refused with %s, and nothing is added', async (fromOn, toOn, code) => {
  const { save, list } = await setUp()
  expect(await refusalOf(save(add(fromOn, toOn)))).toEqual({ code })
  expect(await list('2026-01-01')).toEqual([])
})

it('closes no other kindergarten', async () => {
  const own = await setUp()
  const other = await setUp()
  const before = await database.$count(kindergartenClosingDay)
  expect(
    await refusalOf(
      saveClosingDays(database, own.leader, other.kindergartenId, {
        edit: add('2026-12-28', '2026-12-28'),
        today,
      }),
    ),
  ).toEqual({ code: 'KINDERGARTEN_NOT_FOUND' })
  await other.save(add('2026-12-28', '2026-12-28'))
  expect(await database.$count(kindergartenClosingDay)).toBe(before + 1)
  const remove = { action: 'remove', fromOn: '2026-12-28', toOn: '2026-12-28' } as const
  expect(await refusalOf(own.save(remove))).toEqual({ code: 'CLOSING_DAYS_NOT_FOUND' })
})
