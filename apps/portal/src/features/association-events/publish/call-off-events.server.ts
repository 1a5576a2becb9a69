import { eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { callOffPlaces } from '#core/places/change-offer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ChangedState } from '../manage/contract.ts'
import type { Who } from '../manage/create-events.server.ts'
import type { CallOffForm } from '../manage/event-form.ts'
import { lockEvents, type StoredEvent } from '../model/lock-events.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'

type Wanted = CallOffForm & { readonly eventId: string }

/**
 * Calls off what is published and not over. Its page stays and says why; who has a place, or waits for
 * one, is told and gets back what they paid.
 * @throws {Refusal} those of `requireRight`, `EVENT_NOT_FOUND`, `EVENT_CHANGED`, `EVENT_STATE`,
 *   `EVENT_OVER`
 */
export async function callOffEvents(
  database: Database,
  { userId, associationId, now }: Who,
  wanted: Wanted,
): Promise<ChangedState> {
  return database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireRight(transaction, who, 'events', { isChange: true })
    const { event, count, told } = await callOff(transaction, { ...wanted, associationId, now })
    await recordHistory(transaction, {
      associationId,
      action: 'event-called-off',
      actor: { kind: 'board', userId },
      details: { title: writtenText(event.title, 'no').text, count: String(count) },
    })
    return { state: 'called-off', events: count, told }
  })
}

/** The step that a board and staff have in common, in the transaction of either. */
export async function callOff(
  transaction: Database,
  wanted: Wanted & {
    /** Whose it has to be; of staff: null. */
    readonly associationId: string | null
    readonly now: Date
    /** Judges the event before anything is changed. */
    readonly judge?: (event: StoredEvent) => Promise<void>
  },
): Promise<{ event: StoredEvent; count: number; told: number }> {
  const { reason, now, judge } = wanted
  const { event, all } = await lockEvents(transaction, wanted)
  await judge?.(event)
  if (event.state !== 'published') throw refuseEvent('EVENT_STATE')
  if (event.endsAt <= now) throw refuseEvent('EVENT_OVER')
  const events = all.filter(({ state, endsAt }) => state === 'published' && endsAt > now)
  let told = 0
  for (const { id, version } of events) {
    await transaction
      .update(associationEvent)
      .set({ state: 'called-off', reason, version: version + 1 })
      .where(eq(associationEvent.id, id))
    told += await callOffPlaces(transaction, id)
  }
  return { event, count: events.length, told }
}
