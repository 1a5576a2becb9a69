import { describe, expect, test } from 'vitest'
import { addDays } from './date.ts'
import { addDaysByWallTime, osloDate, osloWallTime } from './oslo.ts'
import { atWallTime, toInstant, toOslo } from './zoned.server.ts'

const instantAt = (date: string, wallTime: string) =>
  toInstant(atWallTime(date, wallTime)).toISOString()

describe('when the clock shows a time', () => {
  test.each([
    ['2026-11-21', '07:30', '2026-11-21T06:30:00.000Z'],
    ['2026-07-21', '07:30:00', '2026-07-21T05:30:00.000Z'],
    ['2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
    ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s %s is %s', (date, wallTime, instant) => {
    expect(instantAt(date, wallTime)).toBe(instant)
  })

  test('a time that is skipped counts as one hour later', () => {
    expect(instantAt('2027-03-28', '01:59')).toBe('2027-03-28T00:59:00.000Z')
    expect(instantAt('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
    expect(instantAt('2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z')
  })

  test('of a time that comes twice the first counts', () => {
    expect(instantAt('2026-10-25', '02:00')).toBe('2026-10-25T00:00:00.000Z')
    expect(instantAt('2026-10-25', '02:59')).toBe('2026-10-25T00:59:00.000Z')
    expect(instantAt('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
  })
})

test('an instant keeps being the same one', () => {
  const instant = new Date('2026-10-25T01:30:00.123Z')
  expect(toInstant(toOslo(instant))).toEqual(instant)
  expect(toOslo(instant.toISOString()).offset).toBe('+01:00')
})

test.each(['2026-10-18', '2026-12-24', '2027-03-21'])(
  'what browsers compute is what the server does, every half hour of two weeks from %s',
  (date) => {
    const first = Date.parse(date)
    for (let half = 0; half < 14 * 48; half += 1) {
      const instant = new Date(first + half * 1_800_000)
      const [day = '', wallTime = ''] = toOslo(instant).toPlainDateTime().toString().split('T')
      expect([osloDate(instant), osloWallTime(instant)]).toEqual([day, wallTime.slice(0, 5)])
      const later = toInstant(atWallTime(addDays(day, 5), wallTime))
      expect(addDaysByWallTime(instant, 5)).toEqual(later)
    }
  },
)
