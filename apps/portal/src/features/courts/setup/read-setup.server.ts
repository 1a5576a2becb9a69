import { and, asc, count, eq, gt, gte, isNull, lt, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { isActive } from '../model/active-reservation.server.ts'
import { shortenTimes } from '../model/find-setup.server.ts'
import {
  court,
  courtCategory,
  courtClosure,
  courtClubHours,
  courtOpening,
  courtPrice,
  courtReservation,
  courtSetup,
} from '../model/tables.server.ts'
import { closureTimes } from './closure-times.ts'
import type { StaffSetup } from './contract.ts'

/** Reads the setup as staff edit it, without what is over. */
export async function readSetup(database: Database, now: Date): Promise<StaffSetup> {
  const today = osloDate(now)
  const isNotOver = (validTo: AnyPgColumn) => or(isNull(validTo), gte(validTo, today))
  const [settings] = await database.select().from(courtSetup)
  if (!settings) throw new Error('court_setup has no row')
  const { version, onlyRow, ...rest } = settings
  const reserved = await countReservations(database, now)
  const [centers, categories, courts, openings, prices, clubHours, closures] = await Promise.all([
    database.select().from(sportsCenter).orderBy(asc(sportsCenter.name)),
    database.select().from(courtCategory).orderBy(asc(courtCategory.id)),
    database
      .select()
      .from(court)
      .orderBy(asc(court.categoryId), asc(court.centerId), asc(court.id)),
    database
      .select()
      .from(courtOpening)
      .where(isNotOver(courtOpening.validTo))
      .orderBy(courtOpening.centerId, courtOpening.validFrom, courtOpening.firstWeekday),
    database
      .select()
      .from(courtPrice)
      .where(isNotOver(courtPrice.validTo))
      .orderBy(courtPrice.categoryId, courtPrice.validFrom, courtPrice.firstWeekday),
    database
      .select()
      .from(courtClubHours)
      .where(isNotOver(courtClubHours.validTo))
      .orderBy(courtClubHours.courtId, courtClubHours.firstWeekday, courtClubHours.fromTime),
    database
      .select()
      .from(courtClosure)
      .where(gt(courtClosure.endsAt, now))
      .orderBy(courtClosure.startsAt),
  ])
  const used = new Set([...courts, ...openings, ...closures].map(({ centerId }) => centerId))
  return {
    version,
    today,
    settings: rest,
    centers: centers
      .filter(({ id, isActive }) => isActive || used.has(id))
      .map(({ id, name }) => ({ id, name })),
    categories,
    courts,
    openings: openings.map(shortenTimes),
    prices: prices.map(shortenTimes),
    clubHours: clubHours.map(shortenTimes),
    closures: closures.map(({ startsAt, endsAt, ...closure }) => ({
      ...closure,
      reservations: reserved.get(closure.id) ?? 0,
      ...closureTimes({ startsAt, endsAt }),
    })),
  }
}

/** Counts the active reservations in each closure that is not over. */
async function countReservations(
  database: Database,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: courtClosure.id, count: count() })
    .from(courtClosure)
    .innerJoin(
      court,
      and(
        eq(court.centerId, courtClosure.centerId),
        or(isNull(courtClosure.courtId), eq(courtClosure.courtId, court.id)),
      ),
    )
    .innerJoin(
      courtReservation,
      and(
        eq(courtReservation.courtId, court.id),
        lt(courtReservation.startsAt, courtClosure.endsAt),
        gt(courtReservation.endsAt, courtClosure.startsAt),
      ),
    )
    .where(and(gt(courtReservation.endsAt, now), isActive(now)))
    .groupBy(courtClosure.id)
  return new Map(rows.map((row) => [row.id, row.count]))
}
