import { describe, expect, it } from 'vitest'
import { osloDate } from '#platform/time/oslo.ts'
import { bookingOpensAt, unbookingClosesAt } from '../model/rules.ts'
import { timesOf } from './class-times.server.ts'

function writtenTimes(localDate: string, startTime = '18:30', durationMinutes = 60) {
  const times = timesOf({ localDate, startTime, durationMinutes })
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
    expect(writtenTimes('2026-10-24', '23:30', 240)).toMatchObject({
      starts: '2026-10-24T21:30:00.000Z',
      ends: '2026-10-25T01:30:00.000Z',
    })
  })
})

describe('the times as the browser computes them', () => {
  it('are those that the server stores, at every half hour around both clock changes', () => {
    const times = Array.from({ length: 48 }, (_, half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0')
      return `${hour}:${half % 2 ? '30' : '00'}`
    })
    const days = [23, 24, 25, 26, 27, 28, 29].flatMap((day) => [`2026-10-${day}`, `2027-03-${day}`])
    for (const localDate of days)
      for (const startTime of times) {
        const planned = timesOf({ localDate, startTime, durationMinutes: 60 })
        expect(bookingOpensAt(planned.startsAt)).toEqual(planned.bookingOpensAt)
        expect(unbookingClosesAt(planned.startsAt)).toEqual(planned.unbookingClosesAt)
        expect(osloDate(planned.startsAt)).toBe(localDate)
      }
  })
})
