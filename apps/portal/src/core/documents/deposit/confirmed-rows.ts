import type { Locale } from '@trivsel/content-contract/content'
import { institutionName } from '#core/studies/institution-name.ts'
import { m } from '#messages'
import { findCountry } from '#platform/countries/countries.ts'
import { amountText } from '../amount-text.ts'
import { dateText } from '../letters/letter-texts.ts'
import type { Confirmed } from './confirmed.ts'
import { semestersText } from './semesters-text.ts'

/** What is confirmed, as the letter says it and the page for checking shows it: names and values. */
export function confirmedRows(
  confirmed: Confirmed,
  locale: Locale,
): (readonly [name: string, value: string])[] {
  const said = { locale } as const
  const { citizenship } = confirmed
  return [
    [m.confirmation_name({}, said), confirmed.fullName],
    [m.confirmation_birth_date({}, said), dateText(confirmed.birthDate, locale)],
    [m.confirmation_citizenship({}, said), findCountry(citizenship)?.[locale] ?? citizenship],
    [m.confirmation_institution({}, said), institutionName(confirmed.institution, locale)],
    [m.confirmation_semesters({}, said), semestersText(confirmed.semesters, locale)],
    [m.confirmation_amount({}, said), amountText(confirmed.amountOre, locale)],
    [m.confirmation_received({}, said), dateText(confirmed.receivedOn, locale)],
    [m.confirmation_holder({}, said), confirmed.accountHolder],
    [m.confirmation_date({}, said), dateText(confirmed.writtenOn, locale)],
  ]
}
