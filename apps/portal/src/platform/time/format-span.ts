import type { Locale } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { formatTime } from './format.ts'
import { osloDate } from './oslo.ts'

type Span = { readonly startsAt: Date; readonly endsAt: Date }

const until = { no: 'til', en: 'to' } as const satisfies Record<Locale, string>

/**
 * `tirsdag 24. november kl. 18.30–20.30`; what ends on another day in Norway says on which:
 * `tirsdag 24. november kl. 22.00 til onsdag 25. november kl. 02.00`.
 * @param write how an instant is written in full, such as `formatDayAndTime`
 */
export function formatSpan(
  { startsAt, endsAt }: Span,
  write: (instant: Date, locale: Locale) => string,
  locale: Locale = getLocale(),
): string {
  const start = write(startsAt, locale)
  return osloDate(startsAt) === osloDate(endsAt)
    ? `${start}–${formatTime(endsAt, locale)}`
    : `${start} ${until[locale]} ${write(endsAt, locale)}`
}
