import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import type { ChangedState } from '../manage/contract.ts'
import type { CallOffForm } from '../manage/event-form.ts'
import { recordAction } from '../model/record-action.server.ts'
import { callOff } from './call-off-events.server.ts'
import { mailBoard } from './mail-board.server.ts'

/**
 * Staff call off what an association has published, as its board can; the board is told. Nobody does it
 * for an association to which they belong.
 * @throws {Refusal} `EVENT_NOT_FOUND`, `EVENT_CHANGED`, `EVENT_STATE`, `EVENT_OVER`, `OWN_CASE`
 */
export async function callOffByStaff(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  wanted: CallOffForm & { readonly eventId: string; readonly now: Date },
): Promise<ChangedState> {
  const { eventId, reason } = wanted
  return database.transaction(async (transaction) => {
    const { event, count, told } = await callOff(transaction, {
      ...wanted,
      associationId: null,
      judge: ({ associationId }) => requireOutsider(transaction, staff, associationId),
    })
    const title = writtenText(event.title, 'no').text
    await recordAction(transaction, staff, {
      action: 'association-event-called-off',
      subject: { kind: 'association-event', id: eventId },
      after: {
        associationEventTitle: title,
        associationEventCount: count,
        associationEventReason: reason,
      },
    })
    await recordHistory(transaction, {
      associationId: event.associationId,
      action: 'event-called-off',
      actor: { kind: 'staff', userId: staff.userId },
      details: { title, count: String(count) },
    })
    await mailBoard(transaction, event, { kind: 'called-off', reason }, portalUrl)
    return { state: 'called-off', events: count, told }
  })
}
