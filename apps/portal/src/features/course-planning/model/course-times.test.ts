import { describe, expect, it } from 'vitest'
import { isMovedTo, weeksOfCopy, weeksUntil } from './course-times.ts'

const at = (day: number) => new Date(`2027-02-${String(day).padStart(2, '0')}T17:00:00Z`)
const date = (id: string, day: number, place: string | null = null) => ({
  id,
  startsAt: at(day),
  endsAt: at(day + 1),
  place,
})
const before = { place: 'Salen', dates: [date('a', 1), date('b', 8)] }

describe('a course is moved', () => {
  it.each([
    ['by another time', { ...before, dates: [date('a', 2), date('b', 8)] }],
    ['by another place', { ...before, place: 'Kjelleren' }],
    ['by another place of one date', { ...before, dates: [date('a', 1), date('b', 8, 'Ute')] }],
    ['by a date that is added', { ...before, dates: [...before.dates, date('c', 15)] }],
    ['by a date less', { ...before, dates: [date('a', 1)] }],
    ['by a date for another', { ...before, dates: [date('a', 1), date('c', 8)] }],
  ])('%s', (_, after) => {
    expect(isMovedTo(before, after)).toBe(true)
  })

  it('not by its dates in another order, nor by the same place said at a date', () => {
    expect(isMovedTo(before, { ...before, dates: [date('b', 8), date('a', 1, 'Salen')] })).toBe(
      false,
    )
  })
})

describe('a copy', () => {
  it('is moved by whole weeks until its first date is there', () => {
    expect(weeksUntil('2027-02-01', '2027-02-08')).toBe(1)
    expect(weeksUntil('2027-02-01', '2027-02-09')).toBe(2)
    expect(weeksUntil('2027-02-01', '2026-01-01')).toBe(1)
  })

  it('is a year later, or as much later as it has to be', () => {
    expect(weeksOfCopy('2027-02-01', '2027-03-01')).toBe(52)
    expect(weeksOfCopy('2025-02-01', '2027-03-01')).toBe(109)
  })
})
