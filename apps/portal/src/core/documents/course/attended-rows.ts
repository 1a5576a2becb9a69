import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { dateText } from '../letters/letter-texts.ts'
import type { Attended } from './attended.ts'

/** What a certificate says, as it is written and as the page for checking shows it: names and values. */
export function attendedRows(
  { holder, course, teacher, dates, datesTotal, issuer, writtenOn }: Attended,
  locale: Locale,
): (readonly [name: string, value: string])[] {
  const options = { locale } as const
  const count = { came: String(dates.length), total: String(datesTotal) }
  return [
    [m.certificate_holder({}, options), holder],
    [m.certificate_course({}, options), textIn(course, locale)],
    ...(teacher === null ? [] : [[m.certificate_teacher({}, options), teacher] as const]),
    [m.certificate_attended({}, options), m.certificate_attended_of(count, options)],
    [m.certificate_dates({}, options), dates.map((date) => dateText(date, locale)).join(', ')],
    [m.certificate_issuer({}, options), issuer],
    [m.certificate_written_on({}, options), dateText(writtenOn, locale)],
  ]
}
