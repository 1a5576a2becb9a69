import { inArray } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { lockEvents } from '../model/lock-events.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { Who } from './create-events.server.ts'
import type { SeenEvent } from './event-form.ts'

/** Removes what was never published; what was is called off instead, so that those who came for it read why. */
export async function removeEvent(
  database: Database,
  { userId, associationId, now }: Who,
  { eventId, version, scope }: SeenEvent & { readonly eventId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireRight(transaction, who, 'events', { isChange: true })
    const { event, all } = await lockEvents(transaction, { eventId, associationId, version, scope })
    if (event.publishedAt !== null) throw refuseEvent('EVENT_STATE')
    const ids = all.flatMap(({ id, publishedAt }) => (publishedAt === null ? id : []))
    await transaction.delete(associationEvent).where(inArray(associationEvent.id, ids))
    await transaction.delete(placeOffer).where(inArray(placeOffer.id, ids))
  })
}
