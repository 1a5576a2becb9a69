import { expect, test } from 'vitest'
import { upcomingSpecialHours } from './upcoming-special-hours.ts'

const closed = (from: string, to: string) => ({ title: null, from, to, hours: null })

test('special hours stay until their last day is over, and the next come first', () => {
  const christmas = closed('2026-12-24', '2027-01-03')
  const reading = closed('2026-11-20', '2026-11-23')
  const past = closed('2026-10-01', '2026-11-22')
  expect(upcomingSpecialHours([christmas, past, reading], '2026-11-23')).toEqual([
    reading,
    christmas,
  ])
  expect(upcomingSpecialHours([christmas, past, reading], '2026-11-24')).toEqual([christmas])
})
