import { eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { markMoved } from '#core/places/change-offer.server.ts'
import { findQuestions } from '#core/questions/answers.server.ts'
import { questionsForOther, saveQuestions } from '#core/questions/save-questions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { locales } from '#platform/i18n/localized.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { addDays, daysBetween } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { isApprovedAnew } from '../model/approved-anew.server.ts'
import { type EventSpan, judgeSpan, spanFrom } from '../model/event-times.server.ts'
import { lockEvents, type StoredEvent } from '../model/lock-events.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import { type EventChange, notifyParticipants } from '../take-part/notify-participants.server.ts'
import type { ChangedState } from './contract.ts'
import type { Who } from './create-events.server.ts'
import type { ChangedEvent, EventForm } from './event-form.ts'
import { columnsOf } from './event-row.ts'
import { savePlaces } from './save-places.server.ts'

/**
 * Saves the form of an event, for it alone or for those of its series that follow it too: each moves by
 * as many days, to the same times of the clock. People who have booked keep their place and their
 * price. When it is at another time or in another place, they are told, and may cancel with a full
 * refund until it starts. Before anybody has booked, an event of an association that is not trusted as
 * yet waits for staff again when it says something else.
 * @throws {Refusal} those of `requireRight`, and `eventRefusals`
 */
export async function changeEvent(
  database: Database,
  { userId, associationId, now }: Who,
  { eventId, event: form, version, scope }: ChangedEvent & { readonly eventId: string },
): Promise<ChangedState> {
  return database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireRight(transaction, who, 'events', { isChange: true })
    const locked = await lockEvents(transaction, { eventId, associationId, version, scope })
    if (locked.event.state === 'called-off') throw refuseEvent('EVENT_STATE')
    const events = locked.all.filter(
      ({ id, state, endsAt }) => id === eventId || (state !== 'called-off' && endsAt > now),
    )
    const shift = daysBetween(osloDate(locked.event.startsAt), form.startDay)
    const ownQuestions = await findQuestions(transaction, eventId)
    let told = 0
    const sent: string[] = []
    for (const stored of events) {
      const span = movedSpan(stored, { form, shift, now })
      const isSent =
        saysOther(stored, form) && (await isApprovedAnew(transaction, { ...stored, ...span }, now))
      if (isSent) sent.push(stored.id)
      await transaction
        .update(associationEvent)
        .set({
          ...columnsOf(form),
          ...span,
          ...(isSent && { state: 'waiting', publishedAt: null }),
          version: stored.version + 1,
        })
        .where(eq(associationEvent.id, stored.id))
      const isToldOf = stored.state === 'published' && isMoved(stored, span, form.place)
      if (isToldOf) await markMoved(transaction, stored.id)
      await savePlaces(transaction, { id: stored.id, startsAt: span.startsAt }, form.places)
      const questions = form.places?.questions ?? []
      const refused = await saveQuestions(
        transaction,
        stored.id,
        stored.id === eventId
          ? questions
          : questionsForOther(questions, ownQuestions, await findQuestions(transaction, stored.id)),
      )
      if (refused) throw refuseEvent(refused)
      if (isToldOf)
        told += await notifyParticipants(transaction, stored.id, changeOf(stored, span, form.place))
    }
    if (sent.length > 0)
      await recordHistory(transaction, {
        associationId,
        action: 'event-sent',
        actor: { kind: 'board', userId },
        details: { title: writtenText(form.title, 'no').text, count: String(sent.length) },
      })
    const state = sent.includes(eventId) ? 'waiting' : locked.event.state
    return { state, events: events.length, told }
  })
}

/** @throws {Refusal} the event is over, or would be at a time at which it cannot be */
function movedSpan(
  stored: StoredEvent,
  { form, shift, now }: { form: EventForm; shift: number; now: Date },
): EventSpan {
  if (stored.publishedAt !== null && stored.endsAt <= now) throw refuseEvent('EVENT_OVER')
  const span = spanFrom(addDays(osloDate(stored.startsAt), shift), form)
  const problem = judgeSpan(span, now)
  // What has begun stays where it was, and can still become longer or shorter.
  const hasBegun = stored.startsAt <= now && isSame(span.startsAt, stored.startsAt)
  if (problem && !(problem === 'EVENT_IN_PAST' && hasBegun)) throw refuseEvent(problem)
  return span
}

/** When only the end is another one, there is nothing to say of before. */
const changeOf = (stored: StoredEvent, span: EventSpan, place: string): EventChange => ({
  before:
    isSame(stored.startsAt, span.startsAt) && stored.place === place
      ? null
      : { startsAt: stored.startsAt.toISOString(), place: stored.place },
})

const saysOther = (stored: StoredEvent, { title, text, place, link }: EventForm) =>
  stored.place !== place ||
  stored.link !== link ||
  locales.some((at) => stored.title[at] !== title[at] || stored.text[at] !== text[at])

const isSame = (one: Date, other: Date) => one.getTime() === other.getTime()

const isMoved = (stored: StoredEvent, span: EventSpan, place: string) =>
  !isSame(stored.startsAt, span.startsAt) ||
  !isSame(stored.endsAt, span.endsAt) ||
  stored.place !== place
