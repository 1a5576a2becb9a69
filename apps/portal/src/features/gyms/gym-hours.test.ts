import { expect, test } from 'vitest'
import { openState } from '#core/opening-hours/open-state.ts'
import { gymHoursRows, gymSchedule } from './gym-hours.ts'

const day = { opens: '06:00', closes: '23:00' }
const short = { opens: '10:00', closes: '18:00' }
const hours = { mondayThursday: day, friday: day, saturday: short, sunday: null }

test('the four groups are not merged, also when two have the same hours', () => {
  expect(gymHoursRows(hours)).toEqual([
    { firstDay: 1, lastDay: 4, hours: [day] },
    { firstDay: 5, lastDay: 5, hours: [day] },
    { firstDay: 6, lastDay: 6, hours: [short] },
    { firstDay: 7, lastDay: 7, hours: [] },
  ])
})

test('each group applies on its days', () => {
  const schedule = gymSchedule({ hours, specialHours: [] })
  expect(openState(schedule, '2026-11-26T22:59')).toMatchObject({ kind: 'open' })
  expect(openState(schedule, '2026-11-28T09:59')).toMatchObject({ kind: 'opensLater' })
  expect(openState(schedule, '2026-11-29T12:00')).toEqual({
    kind: 'opensLater',
    opens: '2026-11-30T06:00',
  })
})
