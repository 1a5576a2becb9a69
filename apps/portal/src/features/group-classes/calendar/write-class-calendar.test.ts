import { expect, test } from 'vitest'
import { type CalendarClass, writeClassCalendar } from './write-class-calendar.server.ts'

const held: CalendarClass = {
  classId: 7,
  className: 'Yoga; rolig, for alle',
  centerName: 'Domus',
  roomName: 'Sal 1',
  instructorName: 'Ida',
  // The hour that comes twice: 02:30 for the second time.
  startsAt: new Date('2026-10-25T01:30:00Z'),
  endsAt: new Date('2026-10-25T02:30:00Z'),
  isQueued: false,
}
const write = (classes: CalendarClass[], language: 'no' | 'en' = 'no') =>
  writeClassCalendar(classes, {
    language,
    portalUrl: 'https://trivsel.example',
    now: new Date('2026-10-01T10:00:00Z'),
  }).replace(/\r\n /g, '')

test('a class has its times in UTC, its room, and an entry that stays the same', () => {
  const text = write([held])
  expect(text).toContain('DTSTART:20261025T013000Z')
  expect(text).toContain('DTEND:20261025T023000Z')
  expect(text).toContain('UID:group-class-7@trivsel.example')
  expect(text).toContain('SUMMARY:Yoga\\; rolig\\, for alle')
  expect(text).toContain('LOCATION:Sal 1\\, Domus')
  expect(text).toContain('STATUS:CONFIRMED')
  expect(text).toContain('https://trivsel.example/trening/gruppetimer?day=2026-10-25#class-7')
})

test('a place in a queue is tentative, and says so in the language asked for', () => {
  const queued = { ...held, isQueued: true }
  expect(write([queued])).toMatch(/SUMMARY:I kø: Yoga[\s\S]*STATUS:TENTATIVE/)
  expect(write([queued], 'en')).toContain('SUMMARY:In the queue: Yoga')
})

test('a calendar without classes is still a calendar', () => {
  expect(write([])).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/)
})
