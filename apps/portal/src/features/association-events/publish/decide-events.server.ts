import { inArray, sql } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { lockEvents } from '../model/lock-events.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { Decided } from './contract.ts'
import type { DecisionForm } from './decision-form.ts'
import { mailBoard } from './mail-board.server.ts'

/**
 * Publishes an event that waits, or sends it back with a reason; of a series all that wait. Nobody
 * decides for an association to which they belong.
 * @throws {Refusal} `EVENT_NOT_FOUND`, `EVENT_CHANGED`, `EVENT_STATE`, `EVENT_IN_PAST`, `OWN_CASE`
 */
export async function decideEvents(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { eventId, version, decision, reason, now }: DecisionForm & { eventId: string; now: Date },
): Promise<Decided> {
  return database.transaction(async (transaction) => {
    const wanted = { eventId, associationId: null, version, scope: 'series' } as const
    const { event, all } = await lockEvents(transaction, wanted)
    await requireOutsider(transaction, staff, event.associationId)
    if (event.state !== 'waiting') throw refuseEvent('EVENT_STATE')
    const isApproved = decision === 'approve'
    const waiting = all.filter(({ state }) => state === 'waiting')
    // Of a series that has begun to wait too long, what is still to come is published.
    const events = isApproved ? waiting.filter(({ startsAt }) => startsAt > now) : waiting
    if (events.length === 0) throw refuseEvent('EVENT_IN_PAST')
    await transaction
      .update(associationEvent)
      .set({
        version: sql`${associationEvent.version} + 1`,
        ...(isApproved
          ? { state: 'published', reason: null, publishedAt: now }
          : { state: 'sent-back', reason }),
      })
      .where(
        inArray(
          associationEvent.id,
          events.map(({ id }) => id),
        ),
      )
    const title = writtenText(event.title, 'no').text
    const { associationId } = event
    await recordAction(transaction, staff, {
      action: isApproved ? 'association-event-approved' : 'association-event-sent-back',
      subject: { kind: 'association-event', id: eventId },
      after: {
        associationEventTitle: title,
        associationEventCount: events.length,
        ...(!isApproved && { associationEventReason: reason }),
      },
    })
    await recordHistory(transaction, {
      associationId,
      action: isApproved ? 'event-approved' : 'event-sent-back',
      actor: { kind: 'staff', userId: staff.userId },
      details: { title, count: String(events.length) },
    })
    const decided = isApproved
      ? ({ kind: 'approved' } as const)
      : ({ kind: 'sent-back', reason } as const)
    await mailBoard(transaction, event, decided, portalUrl)
    return { events: events.length }
  })
}
