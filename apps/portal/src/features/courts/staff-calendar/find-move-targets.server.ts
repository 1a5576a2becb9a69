import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { isActive } from '../model/active-reservation.server.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import type { Language } from '../model/contract.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { listUnits } from '../model/rules/list-units.server.ts'
import { court, courtReservation, courtUnit } from '../model/tables.server.ts'
import { unitKey } from '../timeslots/find-timeslots.server.ts'
import type { MoveTargets } from './contract.ts'
import { findFreeSpans } from './find-free-spans.ts'
import { findDaySpan } from './read-court-day.server.ts'
import { refuseStaff } from './refuse-staff.server.ts'

/** How far ahead staff may move bookings: the maximum of the setting for members. */
export const staffDaysAhead = 60

/**
 * Finds where a booking may be moved on a day: to courts of its category, at any centre, for the
 * same length. Its own half hours count as free.
 * @throws {Refusal} RESERVATION_NOT_FOUND
 */
export async function findMoveTargets(
  { database, setup: cachedSetup }: { database: Database; setup: Pick<CachedSetup, 'current'> },
  { id, day }: { id: string; day: string },
  { language, now }: { language: Language; now: Date },
): Promise<MoveTargets> {
  const [booking] = await database
    .select({
      startsAt: courtReservation.startsAt,
      endsAt: courtReservation.endsAt,
      courtId: courtReservation.courtId,
      categoryId: court.categoryId,
    })
    .from(courtReservation)
    .innerJoin(court, eq(court.id, courtReservation.courtId))
    .where(and(eq(courtReservation.id, id), eq(courtReservation.state, 'confirmed')))
  if (!booking) throw refuseStaff('RESERVATION_NOT_FOUND')
  const today = osloDate(now)
  if (day < today || day > addDays(today, staffDaysAhead)) return { items: [] }

  const setup = await cachedSetup.current()
  const courts = setup.courts.filter(({ categoryId }) => categoryId === booking.categoryId)
  const taken = await findTaken(database, { id, day, now, courts: courts.map((one) => one.id) })
  const length = (booking.endsAt.getTime() - booking.startsAt.getTime()) / unitMilliseconds
  const spans = findFreeSpans(
    listUnits({ ...setup, courts }, day),
    length,
    (unit) => unit.startsAt > now && !taken.has(unitKey(unit.court.id, unit.startsAt)),
  )
  const isCurrentPlace = ({ courtId, startsAt }: (typeof spans)[number]) =>
    courtId === booking.courtId && startsAt.getTime() === booking.startsAt.getTime()
  return {
    items: spans
      .filter((span) => !isCurrentPlace(span))
      .map(({ courtId, startsAt, endsAt, priceOre }) => {
        const found = courts.find((one) => one.id === courtId)
        return {
          court: { id: courtId, name: found?.name[language] ?? '' },
          centerName: setup.centers.get(found?.centerId ?? 0) ?? '',
          startTime: startsAt.toISOString(),
          endTime: endsAt.toISOString(),
          priceOre,
        }
      }),
  }
}

/** Half hours of a day that other reservations occupy. */
async function findTaken(
  database: Database,
  { id, day, now, courts }: { id: string; day: string; now: Date; courts: readonly number[] },
): Promise<ReadonlySet<string>> {
  const { startsAt, endsAt } = findDaySpan(day)
  const rows = await database
    .select({
      courtId: courtUnit.courtId,
      startsAt: courtUnit.startsAt,
      reservationId: courtUnit.reservationId,
    })
    .from(courtUnit)
    .innerJoin(courtReservation, eq(courtReservation.id, courtUnit.reservationId))
    .where(
      and(
        inArray(courtUnit.courtId, [...courts]),
        gte(courtUnit.startsAt, startsAt),
        lt(courtUnit.startsAt, endsAt),
        isActive(now),
      ),
    )
  return new Set(
    rows
      .filter(({ reservationId }) => reservationId !== id)
      .map((unit) => unitKey(unit.courtId, unit.startsAt)),
  )
}
