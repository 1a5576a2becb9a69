import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'

type DateSpan = { readonly startsAt: Date; readonly endsAt: Date }

/** How an instant is written: in full, or by the clock alone. */
type Writing = {
  readonly locale?: Locale
  readonly instant: (instant: Date) => string
  readonly time: (instant: Date) => string
}

/**
 * `tirsdag 24. november kl. 18.30–20.30`; what ends on the next day in Norway says on which:
 * `tirsdag 24. november kl. 22.00 til onsdag 25. november kl. 02.00`.
 */
export function spanText({ startsAt, endsAt }: DateSpan, writing: Writing): string {
  const { instant, time, locale } = writing
  const start = instant(startsAt)
  if (osloDate(startsAt) === osloDate(endsAt)) return `${start}–${time(endsAt)}`
  return m.course_date_overnight({ start, end: instant(endsAt) }, locale && { locale })
}
