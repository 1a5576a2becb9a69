import { expect, it } from 'vitest'
import { heatRows, heatStep, heatSteps } from './heat-steps.ts'

it('a share is in one of five steps', () => {
  expect([0, 0.29, 0.3, 0.5, 0.69, 0.7, 0.89, 0.9, 1].map(heatStep)).toEqual([
    1, 1, 2, 3, 3, 4, 4, 5, 5,
  ])
  expect(heatStep(1)).toBe(heatSteps)
})

it('hours are sorted, have seven days each, and are left out without classes', () => {
  const cell = (weekday: number, hour: number, places = 20) => ({
    weekday,
    hour,
    places,
    classes: 1,
    cancelled: 0,
    booked: 10,
    longestQueue: 0,

    attended: 1,
    noShows: 1,
    lateUnbooked: 1,
  })
  const rows = heatRows([cell(7, 18), cell(1, 7), cell(3, 7), cell(2, 12, 0)])
  expect(rows.map(({ hour }) => hour)).toEqual([7, 18])
  expect(rows[0]?.days.map((day) => day?.weekday ?? null)).toEqual([
    1,
    null,
    3,
    null,
    null,
    null,
    null,
  ])
  expect(rows[1]?.days[6]?.weekday).toBe(7)
})
