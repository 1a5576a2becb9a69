import { expect, it } from 'vitest'
import { effectiveMonths } from './retention-period.ts'

const period = { months: 12, least: 3, most: 36 }

it.each([
  [undefined, 12],
  [3, 3],
  [24, 24],
  [36, 36],
  // Saved before the limits of the code were what they are now.
  [2, 3],
  [37, 36],
])('of %s months that were saved, %i count', (saved, months) => {
  expect(effectiveMonths(period, saved)).toBe(months)
})
