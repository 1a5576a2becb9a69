import { expect, test } from 'vitest'
import { clockText, fullTimeText } from './time-text.ts'

/** As it is read: spaces and dashes at which no line breaks are written otherwise. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test.each([
  ['2027-02-12T17:00:00Z', '2027-02-12T22:59:00Z', '18.00–23.59'],
  ['2027-02-12T17:00:00Z', '2027-02-12T23:00:00Z', '18.00 til lørdag 13. februar 2027 kl. 00.00'],
  // The clock is changed in these nights.
  ['2027-03-27T22:30:00Z', '2027-03-28T01:30:00Z', '23.30 til søndag 28. mars 2027 kl. 03.30'],
  ['2027-10-30T21:30:00Z', '2027-10-31T01:30:00Z', '23.30 til søndag 31. oktober 2027 kl. 02.30'],
  ['2027-10-30T22:30:00Z', '2027-10-31T01:30:00Z', '00.30–02.30'],
])('a date from %s to %s is written %s', (startsAt, endsAt, written) => {
  expect(plain(clockText({ startsAt, endsAt }))).toBe(written)
})

test('a date is named by the day on which it starts', () => {
  const span = { startsAt: '2027-02-12T21:00:00Z', endsAt: '2027-02-13T01:00:00Z' }
  expect(plain(fullTimeText(span))).toBe(
    'Fredag 12. februar 2027 kl. 22.00 til lørdag 13. februar 2027 kl. 02.00',
  )
})
