import type { Locale } from '@trivsel/content-contract/locales'
import { eq, inArray, sql } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatInstant } from '#platform/mail/letter.server.ts'

/** `Førstehjelp, tirsdag 24. november kl. 18.30, 2 plasser`, by the id of the place. */
export async function describePlaces(
  database: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({
      id: place.id,
      seats: place.seats,
      title: course.title,
      startsAt: sql<string | null>`(select extract(epoch from min(one.starts_at))::text
        from ${courseDate} one where one.course_id = ${course.id})`,
    })
    .from(place)
    .innerJoin(course, eq(course.id, place.offerId))
    .where(inArray(place.id, [...ids]))
  return new Map(
    rows.map(({ id, seats, title, startsAt }) => [
      id,
      [
        textOrOther(title, locale),
        ...(startsAt ? [formatInstant(new Date(Number(startsAt) * 1_000), locale)] : []),
        m.course_booking_seats({ count: seats }, { locale }),
      ].join(', '),
    ]),
  )
}
