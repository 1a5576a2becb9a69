import { describe, expect, it } from 'vitest'
import { classesOn, dayStrip } from './day-strip.ts'

describe('the day strip', () => {
  it('starts with today in Oslo, also when it is still yesterday in UTC', () => {
    expect(dayStrip(new Date('2026-11-20T22:59:59Z'))[0]).toBe('2026-11-20')
    expect(dayStrip(new Date('2026-11-20T23:00:00Z'))[0]).toBe('2026-11-21')
  })

  it.each([
    ['the longest day of autumn', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['late on the longest day of autumn', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['the days before the clock goes back', '2026-10-20T22:30:00Z', '2026-10-21'],
    ['the shortest day of spring', '2027-03-27T23:00:00Z', '2027-03-28'],
    ['the days before the clock goes forward', '2027-03-24T22:30:00Z', '2027-03-24'],
    ['a new year', '2026-12-28T12:00:00Z', '2026-12-28'],
  ])('has eight distinct dates in a row from %s', (_when, now, today) => {
    const dates = dayStrip(new Date(now))
    expect(dates[0]).toBe(today)
    expect(new Set(dates).size).toBe(8)
    dates.slice(1).forEach((date, index) => {
      expect(Date.parse(date) - Date.parse(dates[index] ?? '')).toBe(86_400_000)
    })
  })
})

it('a class is on the date when it starts in Oslo', () => {
  const classes = ['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z'].map(
    (startTime) => ({ startTime }),
  )
  expect(classesOn(classes, '2026-11-21')).toEqual([classes[1]])
})
