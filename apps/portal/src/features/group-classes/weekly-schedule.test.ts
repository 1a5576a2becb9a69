import { describe, expect, it } from 'vitest'
import { osloDate } from '#platform/time/oslo.ts'
import { bookingOpensAt, unbookingClosesAt } from './rules.ts'
import { planClasses, type WeeklyEntry } from './weekly-schedule.server.ts'

function buildEntry(overrides: Partial<WeeklyEntry> = {}): WeeklyEntry {
  return {
    id: 1,
    isoWeekday: 7,
    startTime: '18:30:00',
    durationMinutes: 60,
    capacity: 20,
    validFrom: '2026-01-01',
    validTo: null,
    ...overrides,
  }
}

function planOn(date: string, overrides: Partial<WeeklyEntry> = {}) {
  const now = new Date(`${date}T00:30:00Z`)
  const isoWeekday = new Date(date).getUTCDay() || 7
  const [first] = planClasses([buildEntry({ isoWeekday, ...overrides })], now)
  if (!first) throw new Error('nothing was planned')
  return {
    starts: first.startsAt.toISOString(),
    ends: first.endsAt.toISOString(),
    opens: first.bookingOpensAt.toISOString(),
    closes: first.unbookingClosesAt.toISOString(),
  }
}

describe('planning classes from the weekly schedule', () => {
  it('plans fourteen days from today in Oslo', () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((isoWeekday) => buildEntry({ isoWeekday }))
    const dates = planClasses(everyDay, new Date('2026-11-20T23:30:00Z')).map((c) => c.localDate)
    expect(dates).toHaveLength(14)
    expect([dates[0], dates[13]]).toEqual(['2026-11-21', '2026-12-04'])
  })

  it('keeps within the dates for which an entry is valid, both included', () => {
    const limits = { validFrom: '2026-11-22', validTo: '2026-11-29' }
    const plan = (now: string) =>
      planClasses([buildEntry(limits)], new Date(now)).map((c) => c.localDate)
    expect(plan('2026-11-10T12:00:00Z')).toEqual(['2026-11-22'])
    expect(plan('2026-11-21T12:00:00Z')).toEqual(['2026-11-22', '2026-11-29'])
    expect(plan('2026-11-30T12:00:00Z')).toEqual([])
  })

  it('opens booking at the same wall-clock time after the clock went back', () => {
    expect(planOn('2026-10-28')).toEqual({
      starts: '2026-10-28T17:30:00.000Z',
      ends: '2026-10-28T18:30:00.000Z',
      opens: '2026-10-23T16:30:00.000Z',
      closes: '2026-10-28T14:30:00.000Z',
    })
  })

  it('opens booking at the same wall-clock time after the clock went forward', () => {
    expect(planOn('2027-03-30')).toMatchObject({
      starts: '2027-03-30T16:30:00.000Z',
      opens: '2027-03-25T17:30:00.000Z',
      closes: '2027-03-30T13:30:00.000Z',
    })
  })

  it('closes unbooking three true hours before, also when the clock changes in between', () => {
    expect(planOn('2026-10-25', { startTime: '05:00' })).toMatchObject({
      starts: '2026-10-25T04:00:00.000Z',
      closes: '2026-10-25T01:00:00.000Z',
    })
    expect(planOn('2027-03-28', { startTime: '05:00' })).toMatchObject({
      starts: '2027-03-28T03:00:00.000Z',
      closes: '2027-03-28T00:00:00.000Z',
    })
  })

  it('moves a class at a time that does not exist one hour later by the clock', () => {
    expect(planOn('2027-03-28', { startTime: '02:30' })).toMatchObject({
      starts: '2027-03-28T01:30:00.000Z',
      ends: '2027-03-28T02:30:00.000Z',
      opens: '2027-03-23T02:30:00.000Z',
    })
  })

  it('starts a class at a time that comes twice the first time', () => {
    expect(planOn('2026-10-25', { startTime: '02:30' })).toMatchObject({
      starts: '2026-10-25T00:30:00.000Z',
    })
  })
})

describe('the times as the browser computes them', () => {
  it('are those that the server stores, at every hour around both clock changes', () => {
    const times = Array.from({ length: 48 }, (_, half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0')
      return `${hour}:${half % 2 ? '30' : '00'}`
    })
    const entries = times.flatMap((startTime) =>
      [1, 2, 3, 4, 5, 6, 7].map((isoWeekday) => buildEntry({ isoWeekday, startTime })),
    )
    for (const now of ['2026-10-20T10:00:00Z', '2027-03-22T10:00:00Z'])
      for (const planned of planClasses(entries, new Date(now))) {
        expect(bookingOpensAt(planned.startsAt)).toEqual(planned.bookingOpensAt)
        expect(unbookingClosesAt(planned.startsAt)).toEqual(planned.unbookingClosesAt)
        expect(osloDate(planned.startsAt)).toBe(planned.localDate)
      }
  })
})
