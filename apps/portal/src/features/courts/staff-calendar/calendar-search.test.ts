import { expect, it } from 'vitest'
import { calendarSearch } from './calendar-search.ts'

it.each([
  [
    { day: '2026-11-24', center: 2 },
    { day: '2026-11-24', center: 2 },
  ],
  [{ day: '2026-02-30', center: 0 }, {}],
  [{ day: '0001-01-01', center: 'all' }, {}],
  [{ day: 7, center: 2_147_483_648 }, {}],
  [{}, {}],
])('%j is read as %j', (search, read) => {
  expect(calendarSearch(search)).toEqual(read)
})
