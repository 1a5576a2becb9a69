import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

export const dateText = (date: string, locale: Locale) => formatDate(noonOf(date), locale)

/** In fours, as banks write it. */
export const ibanText = (iban: string) => iban.replace(/.{4}(?=.)/g, '$&\u00a0')

/** `8601 11 17947`, the usual grouping of account numbers. @param digits eleven */
export const accountText = (digits: string) =>
  `${digits.slice(0, 4)}\u00a0${digits.slice(4, 6)}\u00a0${digits.slice(6)}`

/** `310 000 003`. */
export function organisationNumberText(number: string, locale: Locale): string {
  const written = number.replace(/.{3}(?=.)/g, '$&\u00a0')
  return m.document_organisation_number({ number: written }, { locale })
}
