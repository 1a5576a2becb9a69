import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { osloDate } from '#platform/time/oslo.ts'
import { deadlineOn } from './deadline.ts'
import { daysLeftText, deadlineText } from './deadline-text.ts'

afterEach(() => overwriteGetLocale(() => 'no'))

const date = '2026-12-03'
const textOn = (today: string) => daysLeftText(deadlineOn(date, today))

describe('the deadline', () => {
  test('is the end of its day in Oslo', () => {
    const lastMinute = osloDate(new Date('2026-12-03T22:59:59Z'))
    const after = osloDate(new Date('2026-12-03T23:00:00Z'))
    expect(deadlineOn(date, lastMinute)).toEqual({ kind: 'open', date, daysLeft: 0 })
    expect(deadlineOn(date, after)).toEqual({ kind: 'passed', date })
  })

  test('counts whole days across a clock change', () => {
    expect(deadlineOn('2026-10-26', '2026-10-24')).toMatchObject({ daysLeft: 2 })
    expect(deadlineOn('2027-03-29', '2027-03-27')).toMatchObject({ daysLeft: 2 })
  })

  test('may be missing', () => {
    expect(deadlineOn(null, '2026-12-03')).toEqual({ kind: 'none' })
    expect(deadlineText(null)).toBe('Snarest, til stillingen er besatt')
    expect(daysLeftText({ kind: 'none' })).toBeNull()
  })
})

test('the days left are counted within the last week', () => {
  expect(textOn('2026-11-25')).toBeNull()
  expect(textOn('2026-11-26')).toBe('7 dager igjen')
  expect(textOn('2026-12-02')).toBe('1 dag igjen')
  expect(textOn('2026-12-03')).toBe('Siste dag i dag')
  expect(textOn('2026-12-04')).toBe('Fristen er ute')
})

test('in words, in both languages', () => {
  expect(deadlineText(date)).toBe('torsdag 3.\u00a0desember 2026')
  overwriteGetLocale(() => 'en')
  expect(deadlineText(date)).toBe('Thursday 3\u00a0December 2026')
  expect(textOn('2026-12-02')).toBe('1 day left')
  expect(textOn('2026-12-04')).toBe('The deadline has passed')
})
