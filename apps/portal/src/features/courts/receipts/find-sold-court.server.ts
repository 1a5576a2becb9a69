import { asc, eq } from 'drizzle-orm'
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
    })
    .from(courtReservation)
    .innerJoin(court, eq(court.id, courtReservation.courtId))
    .innerJoin(courtCategory, eq(courtCategory.id, court.categoryId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(eq(courtReservation.id, reservationId))
  if (!found) return null
  const units = await database
    .select({ startsAt: courtUnit.startsAt, priceOre: courtUnit.priceOre })
    .from(courtUnit)
    .where(eq(courtUnit.reservationId, reservationId))
    .orderBy(asc(courtUnit.startsAt))
  return { ...found, units }
}
