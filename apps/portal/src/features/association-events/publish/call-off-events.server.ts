import { eq, sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ChangedState } from '../manage/contract.ts'
import type { Who } from '../manage/create-events.server.ts'
import type { CallOffForm } from '../manage/event-form.ts'
import { endPlaces } from '../model/end-places.server.ts'
import { eventText } from '../model/event-texts.ts'
import { lockEvents } from '../model/lock-events.server.ts'
import { notifyParticipants } from '../model/notify-participants.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'

/**
 * Calls off what is published and not over. Its page stays and says why; who has a place, or waits for
 * one, is told.
 * @throws {Refusal} those of `requireRight`, `EVENT_NOT_FOUND`, `EVENT_CHANGED`, `EVENT_STATE`,
 *   `EVENT_OVER`
 */
export async function callOffEvents(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  { userId, associationId, now }: Who,
  { eventId, version, scope, reason }: CallOffForm & { readonly eventId: string },
): Promise<ChangedState> {
  return database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireRight(transaction, who, 'events', { isChange: true })
    const { event, all } = await lockEvents(transaction, { eventId, associationId, version, scope })
    if (event.state !== 'published') throw refuseEvent('EVENT_STATE')
    if (event.endsAt <= now) throw refuseEvent('EVENT_OVER')
    const events = all.filter(({ state, endsAt }) => state === 'published' && endsAt > now)
    let told = 0
    for (const one of events) {
      await transaction
        .update(associationEvent)
        .set({ state: 'called-off', reason, version: sql`${associationEvent.version} + 1` })
        .where(eq(associationEvent.id, one.id))
      told += await notifyParticipants(transaction, one, { kind: 'called-off', reason }, portalUrl)
      await endPlaces(transaction, one.id, now)
    }
    await recordHistory(transaction, {
      associationId,
      action: 'event-called-off',
      actor: { kind: 'board', userId },
      details: { title: eventText(event.title, 'no').text, count: String(events.length) },
    })
    return { state: 'called-off', events: events.length, told }
  })
}
