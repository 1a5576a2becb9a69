import { expect, test } from 'vitest'
import {
  judgeSpan,
  placeTimesFrom,
  placeTimesOf,
  spanFrom,
  wallTimesOf,
} from './event-times.server.ts'

const evening = {
  startDay: '2027-03-25',
  startTime: '18:00',
  endDay: '2027-03-25',
  endTime: '20:00',
}
const now = new Date('2026-11-28T12:00:00Z')

test('an event of a series is at the same time of the clock before and after it changes', () => {
  expect(spanFrom('2027-03-25', evening).startsAt.toISOString()).toBe('2027-03-25T17:00:00.000Z')
  expect(spanFrom('2027-04-01', evening).startsAt.toISOString()).toBe('2027-04-01T16:00:00.000Z')
  expect(spanFrom('2027-11-04', evening).endsAt.toISOString()).toBe('2027-11-04T19:00:00.000Z')
})

test('a night over the change has the end that the clock shows', () => {
  const night = { ...evening, startTime: '22:00', endDay: '2027-03-26', endTime: '04:00' }
  const span = spanFrom('2027-03-27', night)
  expect(span.endsAt.getTime() - span.startsAt.getTime()).toBe(5 * 3_600_000)
  expect(wallTimesOf(span)).toEqual({ ...night, startDay: '2027-03-27', endDay: '2027-03-28' })
})

test('what the clock skips counts as an hour later, and may then end before it starts', () => {
  const skipped = { ...evening, startTime: '02:30', endTime: '03:15' }
  expect(judgeSpan(spanFrom('2027-03-28', skipped), now)).toBe('EVENT_ENDS_BEFORE')
  expect(judgeSpan(spanFrom('2027-03-29', skipped), now)).toBeNull()
})

test('the start is in the future, and at most two years from now', () => {
  const at = (start: string) => ({
    startsAt: new Date(start),
    endsAt: new Date(Date.parse(start) + 1),
  })
  expect(judgeSpan(at('2026-11-28T12:00:00Z'), now)).toBe('EVENT_IN_PAST')
  expect(judgeSpan(at('2026-11-28T12:00:01Z'), now)).toBeNull()
  expect(judgeSpan(at('2028-11-28T22:59:00Z'), now)).toBeNull()
  expect(judgeSpan(at('2028-11-28T23:00:00Z'), now)).toBe('EVENT_TOO_FAR')
})

test('what is relative to the start is read back as it was written, over a change of the clock', () => {
  const { startsAt } = spanFrom('2027-04-01', evening)
  const times = { membersFirstDays: 7, closesHours: 2 }
  const offer = placeTimesFrom(startsAt, times)
  expect(offer.poolFirstUntil?.toISOString()).toBe('2027-03-25T17:00:00.000Z')
  expect(placeTimesOf(startsAt, offer)).toEqual(times)
  const none = placeTimesFrom(startsAt, { ...times, membersFirstDays: 0 })
  expect(none.poolFirstUntil).toBeNull()
})
