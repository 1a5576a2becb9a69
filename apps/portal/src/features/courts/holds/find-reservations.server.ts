import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm'
import { centerColumns, sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import type { CourtReservation, Language } from '../model/contract.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { court, courtReservation, courtUnit } from '../model/tables.server.ts'
import { timeslotId } from '../model/timeslot-id.ts'

/** Finds what a person holds or has booked and is not over, unit by unit. */
export function findOwnReservations(
  database: Database,
  userId: string,
  options: { language: Language; now: Date },
): Promise<CourtReservation[]> {
  return findUnits(database, eq(courtReservation.userId, userId), options)
}

/** Finds the units of one hold of a person. */
export function findHold(
  database: Database,
  { holdId, userId }: { holdId: string; userId: string },
  options: { language: Language; now: Date },
): Promise<CourtReservation[]> {
  const isTheirs = and(eq(courtReservation.id, holdId), eq(courtReservation.userId, userId))
  return findUnits(database, isTheirs, options)
}

async function findUnits(
  database: Database,
  isWanted: SQL | undefined,
  { language, now }: { language: Language; now: Date },
): Promise<CourtReservation[]> {
  const rows = await database
    .select({
      id: courtUnit.id,
      startsAt: courtUnit.startsAt,
      priceOre: courtUnit.priceOre,
      holdId: courtReservation.id,
      state: courtReservation.state,
      reservationStartsAt: courtReservation.startsAt,
      expiresAt: courtReservation.expiresAt,
      courtId: court.id,
      courtName: localizedText(court.name, language),
      center: centerColumns,
    })
    .from(courtUnit)
    .innerJoin(courtReservation, eq(courtReservation.id, courtUnit.reservationId))
    .innerJoin(court, eq(court.id, courtUnit.courtId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(
      and(
        isWanted,
        gt(courtReservation.endsAt, now),
        or(eq(courtReservation.state, 'confirmed'), gt(courtReservation.expiresAt, now)),
      ),
    )
    .orderBy(asc(courtUnit.startsAt))
  return rows.map((row) => ({
    id: row.id,
    timeslotId: timeslotId(row.courtId, row.startsAt),
    queue: { position: 0, length: 0 },
    price: { amount: row.priceOre / 100, currency: 'NOK' },
    reservations: { max: 1, current: 1 },
    startTime: row.startsAt.toISOString(),
    endTime: new Date(row.startsAt.getTime() + unitMilliseconds).toISOString(),
    court: { id: row.courtId, name: row.courtName },
    type: 'COURT',
    sportsCenter: row.center,
    cancelable: now < row.reservationStartsAt,
    holdId: row.holdId,
    state: row.state === 'confirmed' ? 'confirmed' : 'held',
    expiresAt: row.state === 'held' ? row.expiresAt.toISOString() : null,
  }))
}
