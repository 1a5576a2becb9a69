import type { Locale } from '@trivsel/content-contract/locales'
import { expect, test } from 'vitest'
import type { CalendarEntry } from './calendar-entry.ts'
import { writeCalendar } from './write-calendar.server.ts'

const entry: CalendarEntry = {
  uid: 'group-class-7',
  summary: 'Yoga; rolig, for alle',
  // The repeated hour in autumn: the second 02:30.
  startsAt: new Date('2026-10-25T01:30:00Z'),
  endsAt: new Date('2026-10-25T02:30:00Z'),
  isTentative: false,
  location: 'Sal 1, Domus',
  description: ['Med Ida'],
  url: 'https://trivsel.example/trening/gruppetimer?day=2026-10-25#class-7',
}
const write = (entries: CalendarEntry[], language: Locale = 'no') =>
  writeCalendar(entries, {
    language,
    portalUrl: 'https://trivsel.example',
    now: new Date('2026-10-01T10:00:00Z'),
  }).replace(/\r\n /g, '')

test('an entry has its times in UTC, its place, its page, and an id that stays the same', () => {
  const text = write([entry])
  expect(text).toContain('DTSTART:20261025T013000Z')
  expect(text).toContain('DTEND:20261025T023000Z')
  expect(text).toContain('UID:group-class-7@trivsel.example')
  expect(text).toContain('SUMMARY:Yoga\\; rolig\\, for alle')
  expect(text).toContain('LOCATION:Sal 1\\, Domus')
  expect(text).toContain('STATUS:CONFIRMED')
  expect(text).toMatch(/DESCRIPTION:Med Ida\\n\\nhttps:\/\/trivsel\.example/)
  expect(text).toContain(`URL;VALUE=URI:${entry.url}`)
})

test('an uncertain entry is tentative', () => {
  expect(write([{ ...entry, isTentative: true }])).toContain('STATUS:TENTATIVE')
})

test('entries of several features are sorted by time', () => {
  const earlier = { ...entry, uid: 'court-1', startsAt: new Date('2026-10-24T08:00:00Z') }
  expect(write([entry, earlier])).toMatch(/court-1[\s\S]*group-class-7/)
})

test('a calendar without entries is valid, in the requested language', () => {
  expect(write([])).toMatch(/^BEGIN:VCALENDAR[\s\S]*NAME:Trening[\s\S]*END:VCALENDAR\s*$/)
  expect(write([], 'en')).toContain('NAME:Training')
})

test('properties of the calendar come before its entries, and every line ends with CRLF', () => {
  for (const entries of [[], [entry], [entry, { ...entry, uid: 'group-class-8' }]]) {
    const text = write(entries)
    expect(text).toMatch(/END:VCALENDAR\r\n$/)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const [, ...parts] = text.split('BEGIN:VEVENT')
    const after = parts.at(-1)?.split('END:VEVENT\r\n')[1]
    expect(after).toBe(entries.length === 0 ? undefined : 'END:VCALENDAR\r\n')
    expect(text.split('BEGIN:VEVENT')[0]).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(text.match(/REFRESH-INTERVAL/g)).toHaveLength(1)
  }
})
