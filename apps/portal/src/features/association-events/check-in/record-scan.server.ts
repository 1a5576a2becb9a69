import { and, eq, isNull } from 'drizzle-orm'
import { isScanTime, isUndoneInTime } from '#core/check-in/judge-scan.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationEventScan as scan } from '../model/tables.server.ts'
import type { Scan } from './contract.ts'
import { findOwnEvent, refuseCheckIn, type Wanted } from './find-own-event.server.ts'

/**
 * Stores a scan that a phone made at the door, maybe long ago and without network. Every scan is kept,
 * also one of a place that was cancelled meanwhile: the person is inside.
 * @throws {Refusal} as `findOwnEvent`; CHECK_IN_PLACE_NOT_FOUND, CHECK_IN_NOT_NOW, CHECK_IN_UNDO_LATE
 */
export async function recordScan(
  database: Database,
  wanted: Wanted & { readonly scan: Scan },
  now: Date,
): Promise<void> {
  const { eventId, userId } = wanted
  const { id, placeId } = wanted.scan
  const scannedAt = new Date(wanted.scan.scannedAt)
  const undoneAt = wanted.scan.undoneAt === null ? null : new Date(wanted.scan.undoneAt)
  await database.transaction(async (transaction) => {
    const event = await findOwnEvent(transaction, wanted, now)
    const [found] = await transaction
      .select({ id: place.id })
      .from(place)
      .where(and(eq(place.id, placeId), eq(place.offerId, eventId)))
      .for('key share')
    if (!found) throw refuseCheckIn('CHECK_IN_PLACE_NOT_FOUND')
    if (!isScanTime(scannedAt, event, now)) throw refuseCheckIn('CHECK_IN_NOT_NOW')
    if (undoneAt && !isUndoneInTime(scannedAt, undoneAt)) throw refuseCheckIn('CHECK_IN_UNDO_LATE')
    await transaction
      .insert(scan)
      .values({ id, placeId, scannedAt, undoneAt, scannedBy: userId })
      .onConflictDoNothing()
    if (undoneAt)
      // Only for the user who made it, and only of this place: the id alone gives no access.
      await transaction
        .update(scan)
        .set({ undoneAt })
        .where(
          and(
            eq(scan.id, id),
            eq(scan.placeId, placeId),
            eq(scan.scannedBy, userId),
            eq(scan.scannedAt, scannedAt),
            isNull(scan.undoneAt),
          ),
        )
  })
}
