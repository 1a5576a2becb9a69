import type { Locale } from '@trivsel/content-contract/locales'
import { eq, inArray } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { court, courtReservation } from '../model/tables.server.ts'

/** `Bane 1, Blindern, tirsdag 24. november kl. 18.30`, by the id of the reservation. */
export async function describeReservations(
  database: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({
      id: courtReservation.id,
      startsAt: courtReservation.startsAt,
      name: localizedText(court.name, locale),
      center: sportsCenter.name,
    })
    .from(courtReservation)
    .innerJoin(court, eq(court.id, courtReservation.courtId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(inArray(courtReservation.id, [...ids]))
  return new Map(
    rows.map(({ id, name, center, startsAt }) => [
      id,
      `${name}, ${center}, ${formatInstant(startsAt, locale)}`,
    ]),
  )
}
