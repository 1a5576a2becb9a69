import { asc, getTableColumns, gt, gte, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { isTaken } from '../staff/find-staff-reservations.server.ts'
import {
  court,
  courtCategory,
  courtClosure,
  courtClubHours,
  courtOpening,
  courtPrice,
  courtReservation,
  courtSetup,
} from '../tables.server.ts'
import type { StaffSetup } from './contract.ts'
import { withShortTimes } from './find-setup.server.ts'

/** What staff have set and is not over. */
export async function readSetup(database: Database, now: Date): Promise<StaffSetup> {
  const today = osloDate(now)
  const isNotOver = (validTo: AnyPgColumn) => or(isNull(validTo), gte(validTo, today))
  const [settings] = await database.select().from(courtSetup)
  if (!settings) throw new Error('court_setup has no row')
  const { version, onlyRow, ...rest } = settings
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
      .select({ ...getTableColumns(courtClosure), reservations: reservationsIn(now) })
      .from(courtClosure)
      .where(gt(courtClosure.endsAt, now))
      .orderBy(courtClosure.startsAt),
  ])
  return {
    version,
    today,
    settings: rest,
    centers,
    categories,
    courts,
    openings: openings.map(withShortTimes),
    prices: prices.map(withShortTimes),
    clubHours: clubHours.map(withShortTimes),
    closures: closures.map(({ startsAt, endsAt, ...closure }) => ({
      ...closure,
      fromDay: osloDate(startsAt),
      fromTime: osloWallTime(startsAt),
      ...endOf(endsAt),
    })),
  }
}

/** Booked, or held by a hold whose time is not out, and not over. */
const reservationsIn = (now: Date) => sql<number>`(
  select count(*) from ${courtReservation} join ${court} on ${court.id} = ${courtReservation.courtId}
   where ${court.centerId} = ${courtClosure.centerId}
     and coalesce(${courtClosure.courtId}, ${court.id}) = ${court.id}
     and ${isTaken(now)} and ${gt(courtReservation.endsAt, now)}
     and ${courtReservation.startsAt} < ${courtClosure.endsAt}
     and ${courtReservation.endsAt} > ${courtClosure.startsAt})::integer`

/** Midnight is the end of a day, as it was entered. */
function endOf(endsAt: Date): { toDay: string; toTime: string } {
  const [toDay, toTime] = [osloDate(endsAt), osloWallTime(endsAt)]
  return toTime === '00:00' ? { toDay: addDays(toDay, -1), toTime: '24:00' } : { toDay, toTime }
}
