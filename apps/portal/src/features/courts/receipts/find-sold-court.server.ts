import { eq, sql } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { court, courtCategory, courtReservation, courtUnit } from '../model/tables.server.ts'

/** What a booking is, with its names and its half hours in order of time. */
export type SoldCourt = {
  readonly userId: string
  readonly paymentId: string | null
  readonly court: Localized
  readonly category: Localized
  readonly centerName: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly units: readonly { readonly startsAt: Date; readonly priceOre: number }[]
  readonly amountOre: number
}

/** The half hours of a reservation as a subquery, in order of time. */
const unitsOfReservation = sql<{ startsAt: string; priceOre: number }[]>`(
  select coalesce(json_agg(json_build_object('startsAt', u.starts_at, 'priceOre', u.price_ore)
    order by u.starts_at), '[]')
    from ${courtUnit} u where u.reservation_id = ${courtReservation.id})`.mapWith(
  (units: { startsAt: string; priceOre: number }[]) =>
    units.map(({ startsAt, priceOre }) => ({ startsAt: new Date(startsAt), priceOre })),
)

export async function findSoldCourt(
  database: Database,
  reservationId: string,
): Promise<SoldCourt | null> {
  const [found] = await database
    .select({
      userId: courtReservation.userId,
      paymentId: courtReservation.paymentId,
      court: court.name,
      category: courtCategory.name,
      centerName: sportsCenter.name,
      startsAt: courtReservation.startsAt,
      endsAt: courtReservation.endsAt,
      amountOre: courtReservation.priceOre,
      units: unitsOfReservation,
    })
    .from(courtReservation)
    .innerJoin(court, eq(court.id, courtReservation.courtId))
    .innerJoin(courtCategory, eq(courtCategory.id, court.categoryId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(eq(courtReservation.id, reservationId))
  return found ?? null
}
