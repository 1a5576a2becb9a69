import { and, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { courtReservation as reservation, courtUnit as unit } from '../model/tables.server.ts'
import type { HoldRequest } from './create-hold.server.ts'

/** Finds who has booked or holds any of the requested units. */
export async function findOwners(
  database: Database,
  { courtId, fromTime, toTime }: HoldRequest,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ userId: reservation.userId })
    .from(unit)
    .innerJoin(reservation, eq(reservation.id, unit.reservationId))
    .where(
      and(
        eq(unit.courtId, courtId),
        gte(unit.startsAt, new Date(fromTime)),
        lt(unit.startsAt, new Date(toTime)),
        or(eq(reservation.state, 'confirmed'), gt(reservation.expiresAt, sql`now()`)),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}
