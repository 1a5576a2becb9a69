import { describe, expect, it } from 'vitest'
import { judgeDates, spanOf, wallTimesOf } from './course-spans.server.ts'
import { endDayOf, endsAfterStart } from './overnight.ts'

describe('a date', () => {
  it.each([
    ['17:00', '17:01', true, '2027-02-12'],
    ['22:00', '00:00', true, '2027-02-13'],
    ['22:00', '02:00', true, '2027-02-13'],
    ['14:00', '02:00', true, '2027-02-13'],
    ['13:59', '02:00', false, '2027-02-13'],
    ['17:00', '17:00', false, '2027-02-13'],
    ['17:00', '16:00', false, '2027-02-13'],
  ])('from %s to %s is right: %s', (startTime, endTime, isRight, endDay) => {
    const date = { day: '2027-02-12', startTime, endTime }
    expect(endsAfterStart(date)).toBe(isRight)
    expect(endDayOf(date)).toBe(endDay)
  })

  it.each([
    // The clock goes from 02:00 to 03:00, and from 03:00 back to 02:00.
    ['2027-03-27', '23:30', '03:30', '2027-03-27T22:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['2027-10-30', '23:30', '03:30', '2027-10-30T21:30:00.000Z', '2027-10-31T02:30:00.000Z'],
    ['2027-12-31', '22:00', '01:00', '2027-12-31T21:00:00.000Z', '2028-01-01T00:00:00.000Z'],
  ])('of %s from %s to %s past midnight is stored and read again', (...values) => {
    const [day, startTime, endTime, startsAt, endsAt] = values
    const date = { id: null, day, startTime, endTime, place: null }
    const span = spanOf(date)
    expect([span.startsAt.toISOString(), span.endsAt.toISOString()]).toEqual([startsAt, endsAt])
    const stored = { ...span, id: 'a', courseId: 'c', place: null, remindedAt: null }
    expect(wallTimesOf(stored)).toEqual({ ...date, id: 'a' })
  })

  it('whose hour is skipped by the clock does not end before it starts', () => {
    const date = { id: null, day: '2027-03-28', startTime: '02:45', endTime: '03:15', place: null }
    const now = new Date('2027-02-01T12:00:00Z')
    expect(judgeDates([{ ...spanOf(date), id: null }], [], { now })).toBe('COURSE_DATE_ENDS_BEFORE')
  })
})
