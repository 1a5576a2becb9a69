import { expect, it, test } from 'vitest'
import { formatDateAndTime, osloDate } from './oslo-time.ts'

it.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-12-23T23:00:00.000Z', '2026-12-24'],
  ['2026-12-23T22:59:59.999Z', '2026-12-23'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ['2026-03-29T00:59:00.000Z', '2026-03-29'],
])('%s is in Oslo on %s', (instant, date) => {
  expect(osloDate(instant)).toBe(date)
})

test('a time is written as the fields of the admin write it', () => {
  expect(formatDateAndTime(new Date('2026-12-24T11:00:00Z'))).toBe('24.12.2026 12:00')
  expect(formatDateAndTime(new Date('2026-12-31T23:05:00Z'))).toBe('01.01.2027 00:05')
})
