import type { Locale } from '@trivsel/content-contract/locales'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { formatSpan } from '#platform/time/format-span.ts'
import type { Bookable } from '../model/find-bookable.server.ts'

/** `tirsdag 24. november kl. 18.30–20.30, Salen` */
export function dateLine(
  { startsAt, endsAt, place }: Pick<Bookable['dates'][number], 'endsAt' | 'place' | 'startsAt'>,
  course: { readonly place: string | null },
  locale: Locale,
): string {
  const when = formatSpan({ startsAt, endsAt }, formatInstant, locale)
  const where = place ?? course.place
  return where ? `${when}, ${where}` : when
}
