import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import {
  formatBriefDate,
  formatDate,
  formatDateAndTime,
  formatDay,
  formatDayAndTime,
  formatDayAndYear,
  formatHours,
  formatMonth,
  formatShortWeekday,
  formatTime,
  formatWallTime,
  formatWeekday,
} from './format.ts'

afterEach(() => overwriteGetLocale(() => 'no'))
const english = () => overwriteGetLocale(() => 'en')
const saturday = new Date('2026-11-21T17:30:00Z')

test('a brief date has no year but where it is another one in Norway', () => {
  expect(formatBriefDate(saturday, new Date('2026-01-01T00:00:00Z'))).toBe('21.\u00a0nov.')
  expect(formatBriefDate(saturday, new Date('2026-12-31T23:30:00Z'))).toBe('21.\u00a0nov. 2026')
})

test('Norwegian writes times with a point and dates in lower case', () => {
  expect(formatTime(saturday)).toBe('18.30')
  expect(formatWallTime('07:30')).toBe('07.30')
  expect(formatDay(saturday)).toBe('lørdag 21.\u00a0november')
  expect(formatDayAndTime(saturday)).toBe('lør. 21.\u00a0nov. 18.30')
  expect(formatShortWeekday(saturday)).toBe('lør')
  expect(formatDayAndYear(saturday)).toBe('lørdag 21.\u00a0november 2026')
  expect(formatWeekday(saturday)).toBe('lørdag')
})

test('English writes times with a colon', () => {
  english()
  expect(formatTime(saturday)).toBe('18:30')
  expect(formatWallTime('07:30')).toBe('07:30')
  expect(formatDay(saturday)).toBe('Saturday 21\u00a0November')
  expect(formatDayAndTime(saturday)).toBe('Sat 21\u00a0Nov, 18:30')
  expect(formatDayAndYear(saturday)).toBe('Saturday 21\u00a0November 2026')
})

test('times are those of Oslo on both sides of a clock change', () => {
  expect(formatTime(new Date('2026-10-24T16:00:00Z'))).toBe('18.00')
  expect(formatTime(new Date('2026-10-25T17:00:00Z'))).toBe('18.00')
})

test('a text in another language than the page', () => {
  expect(formatDate(saturday, 'no')).toBe('21.\u00a0november 2026')
  expect(formatDate(saturday, 'en')).toBe('21\u00a0November 2026')
  expect(formatDateAndTime(saturday, 'no')).toBe('21.\u00a0november 2026 kl. 18.30')
  expect(formatDateAndTime(saturday, 'en')).toBe('21\u00a0November 2026 at 18:30')
  expect(formatDay(saturday, 'en')).toBe('Saturday 21\u00a0November')
  expect(formatTime(saturday, 'en')).toBe('18:30')
})

test('hours and months', () => {
  expect(formatHours({ opens: '07:30', closes: '00:00' })).toBe('07.30–00.00')
  expect(formatMonth(new Date('2026-12-31T23:30:00Z'))).toBe('januar')
})
