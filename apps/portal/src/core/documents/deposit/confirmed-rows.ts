import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { findCountry } from '#platform/countries/countries.ts'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { amountText } from '../amount-text.ts'
import { dateText } from '../letters/letter-texts.ts'
import type { Confirmed } from './confirmed.ts'
import { semestersText } from './semesters-text.ts'

/**
 * What is confirmed, as the letter says it and the page for checking shows it: names and values.
 * @param institution its name
 */
export function confirmedRows(
  confirmed: Confirmed,
  institution: Localized,
  locale: Locale,
): (readonly [name: string, value: string])[] {
  const options = { locale } as const
  const { citizenship } = confirmed
  return [
    [m.confirmation_name({}, options), confirmed.fullName],
    [m.confirmation_birth_date({}, options), dateText(confirmed.birthDate, locale)],
    [m.confirmation_citizenship({}, options), findCountry(citizenship)?.[locale] ?? citizenship],
    [m.confirmation_institution({}, options), textIn(institution, locale)],
    [m.confirmation_semesters({}, options), semestersText(confirmed.semesters, locale)],
    [m.confirmation_amount({}, options), amountText(confirmed.amountOre, locale)],
    [m.confirmation_received({}, options), dateText(confirmed.receivedOn, locale)],
    [m.confirmation_holder({}, options), confirmed.accountHolder],
    [m.confirmation_date({}, options), dateText(confirmed.writtenOn, locale)],
  ]
}
