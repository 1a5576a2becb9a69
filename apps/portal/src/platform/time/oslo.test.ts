import { describe, expect, it, test } from 'vitest'
import {
  addDaysByWallTime,
  dateOf,
  osloDate,
  osloDateTime,
  osloWallTime,
  startOfOsloDate,
  wallTimeOf,
} from './oslo.ts'

describe('the calendar day in Norway', () => {
  it('changes at midnight in Oslo, in winter an hour before midnight UTC', () => {
    expect(osloDate(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21')
    expect(osloDate(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
  })

  it('changes two hours before midnight UTC on the last day of summer time', () => {
    expect(osloDate(new Date('2026-10-24T21:59:59Z'))).toBe('2026-10-24')
    expect(osloDate(new Date('2026-10-24T22:00:00Z'))).toBe('2026-10-25')
    expect(osloDate(new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
  })

  it('is of the new year from midnight on', () => {
    expect(osloDate(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
    expect(osloDate(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  })
})

test('the clock in Norway follows summer time', () => {
  expect(osloWallTime(new Date('2026-11-21T23:05:59Z'))).toBe('00:05')
  expect(osloWallTime(new Date('2027-03-28T00:59:59Z'))).toBe('01:59')
  expect(osloWallTime(new Date('2027-03-28T01:00:00Z'))).toBe('03:00')
  expect(osloWallTime(new Date('2026-10-25T00:59:59Z'))).toBe('02:59')
  expect(osloWallTime(new Date('2026-10-25T01:00:00Z'))).toBe('02:00')
})

describe('date and clock together', () => {
  it('are what both show', () => {
    const dateTime = osloDateTime(new Date('2026-12-31T23:30:00Z'))
    expect(dateTime).toBe('2027-01-01T00:30')
    expect([dateOf(dateTime), wallTimeOf(dateTime)]).toEqual(['2027-01-01', '00:30'])
  })

  it('never go back: an hour that comes a second time is the end of that hour', () => {
    expect(osloDateTime(new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30')
    expect(osloDateTime(new Date('2026-10-25T00:59:59Z'))).toBe('2026-10-25T02:59')
    expect(osloDateTime(new Date('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:59')
    expect(osloDateTime(new Date('2026-10-25T01:59:59Z'))).toBe('2026-10-25T02:59')
    expect(osloDateTime(new Date('2026-10-25T02:00:00Z'))).toBe('2026-10-25T03:00')
  })
})

describe('days later by the clock on the wall', () => {
  test.each([
    ['in winter', '2026-11-21T17:30:00.250Z', -5, '2026-11-16T17:30:00.250Z'],
    [
      'back over the end of summer time',
      '2026-10-28T17:30:00.000Z',
      -5,
      '2026-10-23T16:30:00.000Z',
    ],
    ['on over it', '2026-10-23T16:30:00.000Z', 5, '2026-10-28T17:30:00.000Z'],
    ['back over its beginning', '2027-03-30T16:30:00.000Z', -5, '2027-03-25T17:30:00.000Z'],
    ['to a time that is skipped', '2027-03-27T01:30:00.000Z', 1, '2027-03-28T01:30:00.000Z'],
    ['to the last minute before it', '2027-03-27T00:59:00.000Z', 1, '2027-03-28T00:59:00.000Z'],
    ['to the first minute after it', '2027-03-27T02:00:00.000Z', 1, '2027-03-28T01:00:00.000Z'],
    ['to a time that comes twice', '2026-10-24T00:30:00.000Z', 1, '2026-10-25T00:30:00.000Z'],
    ['to the first after it', '2026-10-24T01:00:00.000Z', 1, '2026-10-25T02:00:00.000Z'],
    ['over the end of a year', '2026-12-31T23:30:00.000Z', 1, '2027-01-01T23:30:00.000Z'],
    ['before 1970', '1969-12-30T11:00:00.750Z', 1, '1969-12-31T11:00:00.750Z'],
  ])('%s', (_, instant, days, expected) => {
    expect(addDaysByWallTime(new Date(instant), days).toISOString()).toBe(expected)
  })
})

test.each([
  ['2026-11-28', '2026-11-27T23:00:00.000Z'],
  ['2026-06-28', '2026-06-27T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins at %s, also on the days on which the clock is moved', (date, instant) => {
  expect(startOfOsloDate(date).toISOString()).toBe(instant)
})
