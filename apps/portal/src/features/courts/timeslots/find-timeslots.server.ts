import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import type { Language, Timeslot } from '../model/contract.ts'
import type { CourtSetup } from '../model/rules/court-setup.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { listUnits, type Unit } from '../model/rules/list-units.server.ts'
import { courtReservation, courtUnit } from '../model/tables.server.ts'

/** The state of the occupied units, by court and start. */
export type TakenUnits = ReadonlyMap<string, 'held' | 'confirmed'>

export const unitKey = (courtId: number, startsAt: Date) => `${courtId} ${startsAt.getTime()}`

/** Finds coming units. An expired hold occupies nothing, whether or not it has been swept. */
export async function findTakenUnits(database: Database, now: Date): Promise<TakenUnits> {
  const rows = await database
    .select({
      courtId: courtUnit.courtId,
      startsAt: courtUnit.startsAt,
      state: sql<'held' | 'confirmed'>`${courtReservation.state}`,
    })
    .from(courtUnit)
    .innerJoin(courtReservation, eq(courtReservation.id, courtUnit.reservationId))
    .where(
      and(
        gt(courtUnit.startsAt, now),
        or(eq(courtReservation.state, 'confirmed'), gt(courtReservation.expiresAt, now)),
      ),
    )
  return new Map(rows.map(({ courtId, startsAt, state }) => [unitKey(courtId, startsAt), state]))
}

/**
 * Lists the units that can be booked by the rules from a day on, including those that have started.
 */
export function listUnitsAhead(setup: CourtSetup, today: string): Unit[] {
  return Array.from({ length: setup.daysAhead + 1 }, (_, days) =>
    listUnits(setup, addDays(today, days)),
  ).flat()
}

export function describeTimeslot(
  { court, startsAt, priceOre, blockingReason }: Unit,
  setup: CourtSetup,
  taken: TakenUnits,
  language: Language,
): Timeslot {
  const state = taken.get(unitKey(court.id, startsAt))
  const why = state === 'confirmed' ? 'booked' : (state ?? blockingReason)
  return {
    isOpen: why === null,
    blockingReason: why,
    price: { amount: priceOre / 100, currency: 'NOK' },
    startTime: startsAt.toISOString(),
    endTime: new Date(startsAt.getTime() + unitMilliseconds).toISOString(),
    sportsCenter: { id: court.centerId, name: setup.centers.get(court.centerId) ?? '' },
    court: { id: court.id, name: court.name[language] },
    category: {
      id: court.categoryId,
      name: setup.categories.get(court.categoryId)?.[language] ?? '',
    },
  }
}
