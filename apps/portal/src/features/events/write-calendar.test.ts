import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './write-calendar.server.ts'

const event: CalendarEvent = {
  id: 7,
  displayName: 'Quiz; med «Klassen», og \\ alt',
  ingress: 'Første linje\nandre linje',
  startsAt: '2026-11-26T17:30:00.000Z',
  endsAt: '2026-11-26T19:00:00.000Z',
  category: { key: 'quiz', name: 'Quiz' },
  place: { name: 'Blindern', href: '/om-oss/studiesteder/blindern' },
  room: 'Kafeen',
  organiser: 'Trivsel',
}
const options = {
  name: 'Arrangementer',
  locale: 'no',
  portalUrl: 'https://trivsel.example',
  now: new Date('2026-11-21T12:00:00Z'),
} as const

/** Lines longer than 75 octets go on in the next one (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n')

test('times are those of the clock in Norway, winter and summer', () => {
  const summer = { ...event, id: 8, startsAt: '2027-06-01T22:30:00.000Z', endsAt: null }
  const lines = linesOf(writeCalendar([event, summer], options))
  expect(lines).toContain('DTSTART;TZID=Europe/Oslo:20261126T183000')
  expect(lines).toContain('DTEND;TZID=Europe/Oslo:20261126T200000')
  expect(lines).toContain('DTSTART;TZID=Europe/Oslo:20270602T003000')
  expect(lines.filter((line) => line.startsWith('DTEND'))).toHaveLength(1)
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
  expect(lines).toContain('TZID:Europe/Oslo')
})

test('the moment of writing is in UTC', () => {
  expect(linesOf(writeCalendar([event], options))).toContain('DTSTAMP:20261121T120000Z')
})

test('an event has the same name in both languages, and always', () => {
  const uidOf = (file: string) => linesOf(file).find((line) => line.startsWith('UID:'))
  const norwegian = writeCalendar([event], options)
  const later = { ...options, locale: 'en', now: new Date('2027-01-01T12:00:00Z') } as const
  expect(uidOf(norwegian)).toBe('UID:event-7@trivsel.example')
  expect(uidOf(writeCalendar([event], later))).toBe(uidOf(norwegian))
})

test('what no calendar may hold is left out, and a line end begins no line of its own', () => {
  const pasted = 'a\0b\x08c\x0bd\x1fe\x7ff'
  const party = '🎉'.repeat(60)
  const odd = { ...event, displayName: party, room: `${pasted}\rX-EVIL:1`, organiser: 'x\u2028y' }
  const file = writeCalendar([odd], options)
  expect(file).not.toMatch(/(?![\t\n\r])\p{Cc}/u)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = linesOf(file)
  expect(lines).toContain('LOCATION:abcdef\\nX-EVIL:1\\, Blindern')
  expect(lines).toContain(`SUMMARY:${party}`)
  expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([])
})

test('texts are escaped, and no line is too long', () => {
  const file = writeCalendar([event], options)
  const lines = linesOf(file)
  expect(lines).toContain('SUMMARY:Quiz\\; med «Klassen»\\, og \\\\ alt')
  expect(lines).toContain('LOCATION:Kafeen\\, Blindern')
  expect(lines.find((line) => line.startsWith('URL'))).toContain(
    'https://trivsel.example/arrangementer/7',
  )
  for (const line of file.split('\r\n'))
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
})
