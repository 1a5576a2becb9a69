import { expect, test } from 'vitest'
import { finishCalendar } from './finish-calendar.ts'

const lines = (...all: string[]) => all.join('\r\n')

test('the properties of the calendar come before its components, and the last line ends', () => {
  const written = lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'BEGIN:DAYLIGHT',
    'TZNAME:CEST',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'SUMMARY:A long line that',
    ' is folded',
    'END:VEVENT',
    'X-WR-CALNAME:Events',
    'END:VCALENDAR',
  )
  expect(finishCalendar(written)).toBe(
    lines(
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-PUBLISHED-TTL:PT6H',
      'X-WR-CALNAME:Events',
      'BEGIN:VTIMEZONE',
      'BEGIN:DAYLIGHT',
      'TZNAME:CEST',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'SUMMARY:A long line that',
      ' is folded',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ),
  )
})

test('a calendar without entries', () => {
  const written = lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR')
  expect(finishCalendar(written)).toBe(`${written}\r\n`)
})
