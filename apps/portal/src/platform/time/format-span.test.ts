import type { Locale } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { formatSpan } from './format-span.ts'

const written = (startsAt: string, endsAt: string, locale: Locale = 'no') =>
  formatSpan({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, formatInstant, locale)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

it('says the day of the end where a date goes past midnight in Norway', () => {
  expect(written('2027-02-12T17:00:00Z', '2027-02-12T22:59:00Z')).toBe(
    'fredag 12. februar kl. 18.00–23.59',
  )
  expect(written('2027-02-12T17:00:00Z', '2027-02-12T23:00:00Z')).toBe(
    'fredag 12. februar kl. 18.00 til lørdag 13. februar kl. 00.00',
  )
  expect(written('2027-02-12T21:00:00Z', '2027-02-13T01:00:00Z', 'en')).toBe(
    'Friday 12 February at 22:00 to Saturday 13 February at 02:00',
  )
})

it('goes by the clock in Norway in the nights in which it is changed', () => {
  expect(written('2027-03-27T22:30:00Z', '2027-03-28T01:30:00Z')).toBe(
    'lørdag 27. mars kl. 23.30 til søndag 28. mars kl. 03.30',
  )
  expect(written('2027-10-30T22:30:00Z', '2027-10-31T01:30:00Z')).toBe(
    'søndag 31. oktober kl. 00.30–02.30',
  )
})
