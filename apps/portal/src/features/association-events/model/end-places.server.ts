import { eq } from 'drizzle-orm'
import { placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Nobody books a place any more at an event that was called off. */
export async function endPlaces(transaction: Database, eventId: string, now: Date): Promise<void> {
  await transaction.update(placeOffer).set({ calledOffAt: now }).where(eq(placeOffer.id, eventId))
}
