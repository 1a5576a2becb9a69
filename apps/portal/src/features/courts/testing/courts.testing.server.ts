import { eq } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { confirmHold } from '../holds/change-reservation.server.ts'
import { createCachedSetup } from '../model/cached-setup.server.ts'
import { everyDay } from '../model/rules/court-setup.testing.ts'
import {
  court,
  courtCategory,
  courtOpening,
  courtPrice,
  courtReservation,
  courtUnit,
} from '../model/tables.server.ts'

const allDay = { ...everyDay, fromTime: '00:00', toTime: '24:00', validFrom: '2020-01-01' }

/** A court at Blindern that is always open, at 60 kroner per half hour. */
export async function createCourt(
  database: Database,
  overrides: Partial<typeof court.$inferInsert> = {},
): Promise<{ courtId: number; sportsCenterId: number; categoryId: number }> {
  const centerId = overrides.centerId ?? 2
  await database
    .insert(sportsCenter)
    .values({ id: centerId, name: centerId === 2 ? 'Blindern' : `Center ${centerId}` })
    .onConflictDoNothing()
  const [category] = await database
    .insert(courtCategory)
    .values({ name: { no: 'Squash', en: 'Squash' } })
    .returning({ id: courtCategory.id })
  const categoryId = overrides.categoryId ?? category?.id ?? 0
  const [created] = await database
    .insert(court)
    .values({ name: { no: 'Bane 1', en: 'Court 1' }, ...overrides, centerId, categoryId })
    .returning({ id: court.id })
  if (!created) throw new Error('no court was created')
  await database.insert(courtOpening).values({ ...allDay, centerId, courtId: created.id })
  await database.insert(courtPrice).values({ ...allDay, categoryId, priceOre: 6_000 })
  return { courtId: created.id, sportsCenterId: centerId, categoryId }
}

/** An instant of the day after tomorrow, so that no test crosses midnight by accident. */
export function inTwoDays(wallTime: string): Date {
  return toInstant(atWallTime(addDays(osloDate(new Date()), 2), wallTime))
}

/** The body of a request for a span on that day. */
export function spanOf(
  { courtId, sportsCenterId }: { courtId: number; sportsCenterId: number },
  from: string,
  to: string,
) {
  return {
    courtId,
    sportsCenterId,
    fromTime: inTwoDays(from).toISOString(),
    toTime: inTwoDays(to).toISOString(),
  }
}

export function createHoldParts(database: Database, clock = () => new Date()) {
  return { database, clock, setup: createCachedSetup({ database, clock }) }
}

/** Expires the hold, as if its minutes had passed. */
export async function expire(database: Database, holdId: string): Promise<void> {
  await database
    .update(courtReservation)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(courtReservation.id, holdId))
}

/** The occupied units of a court, by time, with their reservations. */
export async function readUnits(database: Database, courtId: number) {
  return database
    .select({ startsAt: courtUnit.startsAt, reservationId: courtUnit.reservationId })
    .from(courtUnit)
    .where(eq(courtUnit.courtId, courtId))
    .orderBy(courtUnit.startsAt)
}

/** Confirms a hold in its own transaction, by its own payment unless another one is named. */
export function confirm(database: Database, holdId: string, paymentId = holdId) {
  return database.transaction((transaction) => confirmHold(transaction, { holdId, paymentId }))
}
