import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import {
  formatClock,
  formatDay,
  formatDayAndTime,
  formatDayAndYear,
  formatFileSize,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  telephoneLink,
} from './format.ts'

afterEach(() => overwriteGetLocale(() => 'no'))
const english = () => overwriteGetLocale(() => 'en')
const saturday = new Date('2026-11-21T17:30:00Z')

test('Norwegian writes times with a point and dates in lower case', () => {
  expect(formatTime(saturday)).toBe('18.30')
  expect(formatClock('07:30')).toBe('07.30')
  expect(formatDay(saturday)).toBe('lørdag 21. november')
  expect(formatDayAndTime(saturday)).toBe('lør. 21. nov. 18.30')
  expect(formatShortWeekday(saturday)).toBe('lør')
  expect(formatDayAndYear(saturday)).toBe('lørdag 21. november 2026')
  expect(formatWeekday(saturday)).toBe('lørdag')
})

test('English writes times with a colon', () => {
  english()
  expect(formatTime(saturday)).toBe('18:30')
  expect(formatClock('07:30')).toBe('07:30')
  expect(formatDay(saturday)).toBe('Saturday 21 November')
  expect(formatDayAndTime(saturday)).toBe('Sat 21 Nov, 18:30')
  expect(formatDayAndYear(saturday)).toBe('Saturday 21 November 2026')
})

test('times are those of Oslo on both sides of a clock change', () => {
  expect(formatTime(new Date('2026-10-24T16:00:00Z'))).toBe('18.00')
  expect(formatTime(new Date('2026-10-25T17:00:00Z'))).toBe('18.00')
})

test('file sizes have the unit that suits them', () => {
  expect(formatFileSize(48_213)).toBe('48 kB')
  expect(formatFileSize(2_340_000)).toBe('2,3 MB')
})

test('a telephone link holds only what can be dialled', () => {
  expect(telephoneLink('+47 00 00 01 23')).toBe('tel:+4700000123')
})
