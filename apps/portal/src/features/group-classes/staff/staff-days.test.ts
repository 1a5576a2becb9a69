import { expect, test } from 'vitest'
import { staffDays } from './staff-days.ts'

test('start with yesterday in Norway, whatever day it is in UTC', () => {
  const days = staffDays(new Date('2026-11-30T23:30:00Z'))
  expect(days).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ])
})

test('skip none when the clock changes', () => {
  expect(staffDays(new Date('2026-10-25T00:30:00Z')).slice(0, 3)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
})
