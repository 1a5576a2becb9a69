import { describe, expect, it } from 'vitest'
import { osloDate } from '#platform/time/oslo.ts'
import { timesOf } from './class-times.server.ts'

const window = { bookingOpensDaysBefore: 5, unbookingClosesMinutesBefore: 180 }

function writtenTimes(
  localDate: string,
  startTime = '18:30',
  { durationMinutes = 60, ...own }: Partial<typeof window> & { durationMinutes?: number } = {},
) {
  const times = timesOf({ localDate, startTime, durationMinutes }, { ...window, ...own })
  return {
    starts: times.startsAt.toISOString(),
    ends: times.endsAt.toISOString(),
    opens: times.bookingOpensAt.toISOString(),
    closes: times.unbookingClosesAt.toISOString(),
  }
}

describe('the times of a planned class', () => {
  it('opens booking at the same wall-clock time after the clock went back', () => {
    expect(writtenTimes('2026-10-28')).toEqual({
      starts: '2026-10-28T17:30:00.000Z',
      ends: '2026-10-28T18:30:00.000Z',
      opens: '2026-10-23T16:30:00.000Z',
      closes: '2026-10-28T14:30:00.000Z',
    })
  })

  it('opens booking at the same wall-clock time after the clock went forward', () => {
    expect(writtenTimes('2027-03-30')).toMatchObject({
      starts: '2027-03-30T16:30:00.000Z',
      opens: '2027-03-25T17:30:00.000Z',
      closes: '2027-03-30T13:30:00.000Z',
    })
  })

  it('closes unbooking three true hours before, also when the clock changes in between', () => {
    expect(writtenTimes('2026-10-25', '05:00')).toMatchObject({
      starts: '2026-10-25T04:00:00.000Z',
      closes: '2026-10-25T01:00:00.000Z',
    })
    expect(writtenTimes('2027-03-28', '05:00')).toMatchObject({
      starts: '2027-03-28T03:00:00.000Z',
      closes: '2027-03-28T00:00:00.000Z',
    })
  })

  it('follows what staff have set, to the day and to the minute', () => {
    const shortest = { bookingOpensDaysBefore: 1, unbookingClosesMinutesBefore: 1 }
    expect(writtenTimes('2026-12-01', '18:30', shortest)).toMatchObject({
      opens: '2026-11-30T17:30:00.000Z',
      closes: '2026-12-01T17:29:00.000Z',
    })
    const longest = { bookingOpensDaysBefore: 7, unbookingClosesMinutesBefore: 1440 }
    expect(writtenTimes('2026-10-28', '18:30', longest)).toMatchObject({
      opens: '2026-10-21T16:30:00.000Z',
      closes: '2026-10-27T17:30:00.000Z',
    })
  })

  it('moves a class at a time that does not exist one hour later by the clock', () => {
    expect(writtenTimes('2027-03-28', '02:30')).toMatchObject({
      starts: '2027-03-28T01:30:00.000Z',
      ends: '2027-03-28T02:30:00.000Z',
      opens: '2027-03-23T02:30:00.000Z',
    })
  })

  it('starts a class at a time that occurs twice the first time', () => {
    expect(writtenTimes('2026-10-25', '02:30')).toMatchObject({
      starts: '2026-10-25T00:30:00.000Z',
    })
  })

  it('keeps the duration past midnight, and in the night with an extra hour', () => {
    expect(writtenTimes('2026-12-31', '23:30')).toMatchObject({
      starts: '2026-12-31T22:30:00.000Z',
      ends: '2026-12-31T23:30:00.000Z',
    })
    expect(writtenTimes('2026-10-24', '23:30', { durationMinutes: 240 })).toMatchObject({
      starts: '2026-10-24T21:30:00.000Z',
      ends: '2026-10-25T01:30:00.000Z',
    })
  })

  it('are on the date of the class at every half hour around both clock changes', () => {
    const times = Array.from({ length: 48 }, (_, half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0')
      return `${hour}:${half % 2 ? '30' : '00'}`
    })
    const days = [23, 24, 25, 26, 27, 28, 29].flatMap((day) => [`2026-10-${day}`, `2027-03-${day}`])
    for (const localDate of days)
      for (const startTime of times) {
        const planned = timesOf({ localDate, startTime, durationMinutes: 60 }, window)
        expect(osloDate(planned.startsAt)).toBe(localDate)
      }
  })
})
