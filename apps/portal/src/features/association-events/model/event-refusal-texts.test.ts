import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { eventErrorText } from './event-refusal-texts.ts'

overwriteGetLocale(() => 'en')
afterEach(() => overwriteGetLocale(() => 'en'))

test('an event made smaller than its bookings says how many there are, when, and what can be done', () => {
  const answer = { error: 'EVENT_BELOW_TAKEN', taken: 12, startsAt: '2027-03-25T17:00:00.000Z' }
  const text = eventErrorText(new ApiError(409, 'EVENT_BELOW_TAKEN', answer))
  expect(text).toMatch(/^12 people .*Thu 25.Mar, 18:00.*at least 12.*Participants and check-in/)
})
