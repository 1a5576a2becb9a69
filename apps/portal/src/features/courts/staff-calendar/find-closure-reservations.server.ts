import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { court, courtClosure, courtReservation } from '../model/tables.server.ts'
import type { ClosureReservations } from './contract.ts'
import { findStaffReservations, type Reader } from './find-staff-reservations.server.ts'
import { refuseStaff } from './refuse-staff.server.ts'

/**
 * Finds the reservations in a closure that are not over.
 * @throws {Refusal} RULE_NOT_FOUND
 */
export async function findClosureReservations(
  { database, setup }: { database: Database; setup: Pick<CachedSetup, 'current'> },
  id: number,
  reader: Reader,
): Promise<ClosureReservations> {
  const [closure] = await database
    .select({
      ...columns,
      centerName: sportsCenter.name,
      courtName: localizedText(court.name, reader.language),
    })
    .from(courtClosure)
    .innerJoin(sportsCenter, eq(sportsCenter.id, courtClosure.centerId))
    .leftJoin(court, eq(court.id, courtClosure.courtId))
    .where(eq(courtClosure.id, id))
  if (!closure) throw refuseStaff('RULE_NOT_FOUND')
  const { centerId, courtId, startsAt, endsAt, centerName, courtName, reason } = closure
  const closed = database
    .select({ id: court.id })
    .from(court)
    .where(courtId === null ? eq(court.centerId, centerId) : eq(court.id, courtId))
  return {
    name: courtName ? `${centerName}, ${courtName}` : centerName,
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    reason,
    items: await findStaffReservations(
      database,
      and(
        inArray(courtReservation.courtId, closed),
        lt(courtReservation.startsAt, endsAt),
        gt(courtReservation.endsAt, startsAt),
        gt(courtReservation.endsAt, reader.now),
      ),
      { ...reader, rules: await setup.current() },
    ),
  }
}

const { centerId, courtId, startsAt, endsAt, reason } = courtClosure
const columns = { centerId, courtId, startsAt, endsAt, reason }
