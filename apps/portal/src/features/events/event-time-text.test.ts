import { expect, test } from 'vitest'
import { fullTimeText, timeText } from './event-time-text.ts'

const trip = { startsAt: '2026-12-04T16:00:00Z', endsAt: '2026-12-06T14:00:00Z' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['before it begins', '2026-12-03', '17.00 til søndag 6. desember kl. 15.00'],
  ['on its first day', '2026-12-04', '17.00 til søndag 6. desember kl. 15.00'],
  ['once it has started', '2026-12-05', 'Til søndag 6. desember kl. 15.00'],
])('an event of several days says each day once, %s', (_, today, text) => {
  expect(plain(timeText(trip, today))).toBe(text)
})

test('an event of one evening says the clock alone', () => {
  const evening = { startsAt: '2026-12-04T17:00:00Z', endsAt: '2026-12-04T20:00:00Z' }
  expect(timeText(evening, '2026-12-04')).toBe('18.00–21.00')
})

test('the page of an event says all of it', () => {
  expect(plain(fullTimeText(trip))).toBe(
    'Fredag 4. desember 2026 kl. 17.00 til søndag 6. desember 2026 kl. 15.00',
  )
})
