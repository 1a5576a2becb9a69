import { expect, it } from 'vitest'
import { exercise } from '../model/group-exercise.testing.ts'
import { viewDay } from './day-view.ts'

const days = ['2026-11-24', '2026-11-25', '2026-11-26']
const at = (id: number, startTime: string, center: number) =>
  exercise({ id, startTime, sportsCenter: { id: center, name: `Centre ${center}` } })
const items = [
  at(1, '2026-11-24T22:59:59Z', 1),
  at(2, '2026-11-24T23:00:00Z', 2),
  at(3, '2026-11-26T10:00:00Z', 1),
  // Outside the strip.
  at(4, '2026-11-27T10:00:00Z', 3),
]
const classes = { items, filterCategories: [1] }
const shownIds = (search: Parameters<typeof viewDay>[2]) =>
  viewDay(classes, days, search).shown.map(({ id }) => id)

it('shows one day, and today for a day outside the strip', () => {
  expect(shownIds({ day: '2026-11-25' })).toEqual([2])
  for (const day of [undefined, '2026-11-23', '2026-11-27', '2026-13-99'])
    expect(shownIds({ ...(day && { day }) })).toEqual([1])
})

it('offers the choices of the days of the strip only', () => {
  const { choices } = viewDay(classes, days, { center: [3] })
  expect(choices.centers.map(({ id }) => id)).toEqual([1, 2])
  expect(shownIds({ center: [3] })).toEqual([1])
})

it('names the filters that hide all classes of a day, and the next day with classes', () => {
  const view = viewDay(classes, days, { day: '2026-11-25', center: [1] })
  expect(view).toMatchObject({ shown: [], hiddenBy: ['centers'], nextDay: '2026-11-26' })
  expect(viewDay(classes, days, { center: [1] }).hiddenBy).toBeUndefined()
})

it('names no filter for a day without classes, and no day after the last', () => {
  const view = viewDay({ items: items.slice(0, 1), filterCategories: [] }, days, {
    day: '2026-11-26',
    center: [1],
  })
  expect(view.hiddenBy).toBeUndefined()
  expect(view.nextDay).toBeUndefined()
})
