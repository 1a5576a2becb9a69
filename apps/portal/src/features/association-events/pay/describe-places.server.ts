import type { Locale } from '@trivsel/content-contract/locales'
import { eq, inArray } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { associationEvent } from '../model/tables.server.ts'

/** `Vinkveld, Vinklubben, tirsdag 24. november kl. 18.30`, by the id of the place. */
export async function describePlaces(
  database: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({
      id: place.id,
      title: associationEvent.title,
      startsAt: associationEvent.startsAt,
      association: association.name,
    })
    .from(place)
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .where(inArray(place.id, [...ids]))
  return new Map(
    rows.map(({ id, title, startsAt, association: name }) => [
      id,
      `${textOrOther(title, locale)}, ${name}, ${formatInstant(startsAt, locale)}`,
    ]),
  )
}
