import { inArray, sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ChangedState } from '../manage/contract.ts'
import type { Who } from '../manage/create-events.server.ts'
import type { SeenEvent } from '../manage/event-form.ts'
import { lockEvents } from '../model/lock-events.server.ts'
import { publishState } from '../model/publish-state.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'

/**
 * Publishes a draft, or one that staff have sent back: at once for an association that is trusted;
 * otherwise staff are asked.
 * @throws {Refusal} those of `requireRight`, `ASSOCIATION_STATE`, `EVENT_NOT_FOUND`, `EVENT_CHANGED`,
 *   `EVENT_STATE`, `EVENT_IN_PAST`
 */
export async function publishEvents(
  database: Database,
  { userId, associationId, now }: Who,
  { eventId, version, scope }: SeenEvent & { readonly eventId: string },
): Promise<ChangedState> {
  return database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireRight(transaction, who, 'events', { isChange: true })
    const { event, all } = await lockEvents(transaction, { eventId, associationId, version, scope })
    if (!isUnpublished(event)) throw refuseEvent('EVENT_STATE')
    if (event.startsAt <= now) throw refuseEvent('EVENT_IN_PAST')
    const state = await publishState(transaction, associationId)
    const ids = all.filter((one) => isUnpublished(one) && one.startsAt > now).map(({ id }) => id)
    await transaction
      .update(associationEvent)
      .set({
        state,
        reason: null,
        publishedAt: state === 'published' ? now : null,
        version: sql`${associationEvent.version} + 1`,
      })
      .where(inArray(associationEvent.id, ids))
    await recordHistory(transaction, {
      associationId,
      action: state === 'published' ? 'event-published' : 'event-sent',
      actor: { kind: 'board', userId },
      details: { title: writtenText(event.title, 'no').text, count: String(ids.length) },
    })
    return { state, events: ids.length, told: 0 }
  })
}

const isUnpublished = ({ state }: { readonly state: string }) =>
  state === 'draft' || state === 'sent-back'
