import type { Locale } from '@trivsel/content-contract/locales'
import { spanText } from '#core/courses/date-span.ts'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { formatTime } from '#platform/time/format.ts'
import type { Bookable } from '../model/find-bookable.server.ts'

/** `tirsdag 24. november kl. 18.30–20.30, Salen` */
export function dateLine(
  { startsAt, endsAt, place }: Pick<Bookable['dates'][number], 'endsAt' | 'place' | 'startsAt'>,
  course: { readonly place: string | null },
  locale: Locale,
): string {
  const when = spanText(
    { startsAt, endsAt },
    {
      locale,
      instant: (instant) => formatInstant(instant, locale),
      time: (instant) => formatTime(instant, locale),
    },
  )
  const where = place ?? course.place
  return where ? `${when}, ${where}` : when
}
