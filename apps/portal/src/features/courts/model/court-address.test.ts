import { expect, test } from 'vitest'
import { buildCourtAddress } from './court-address.ts'

const chosen = {
  categoryId: 2,
  startsAt: new Date('2026-11-25T17:30:00Z'),
  endsAt: new Date('2026-11-25T19:00:00Z'),
}

test('builds the address of a choice with the wall time in Norway', () => {
  expect(buildCourtAddress({ ...chosen, centerId: 4, courtId: 11 }, 'no')).toBe(
    '/trening/haller-og-baner?category=2&location=4&duration=3&date=2026-11-25&hour=18%3A30&court=11',
  )
})

test('leaves out what is not chosen, and leads from a hold to its payment', () => {
  expect(
    buildCourtAddress({ ...chosen, centerId: null, courtId: null, holdId: '7f3a' }, 'en'),
  ).toBe(
    '/en/sports/courts-and-halls?step=payment&reservation=7f3a&category=2&duration=3&date=2026-11-25&hour=18%3A30',
  )
})
