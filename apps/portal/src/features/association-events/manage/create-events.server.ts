import { randomUUID } from 'node:crypto'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { saveQuestions } from '#core/questions/save-questions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { judgeSpan, spanFrom } from '../model/event-times.server.ts'
import { publishState } from '../model/publish-state.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import type { EventState } from '../model/states.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { CreatedEvents } from './contract.ts'
import type { NewEvents } from './event-form.ts'
import { columnsOf } from './event-row.ts'
import { savePlaces } from './save-places.server.ts'

export type Who = { readonly userId: string; readonly associationId: string; readonly now: Date }

/**
 * Adds an event, or all of a series: all or none.
 * @throws {Refusal} those of `requireRight`, `EVENT_IN_PAST`, `EVENT_TOO_FAR`, `EVENT_ENDS_BEFORE`
 */
export async function createEvents(
  database: Database,
  { userId, associationId, now }: Who,
  { event, days, publish }: NewEvents,
): Promise<CreatedEvents> {
  const spans = days.toSorted().map((day) => spanFrom(day, event))
  for (const span of spans) {
    const problem = judgeSpan(span, now)
    if (problem) throw refuseEvent(problem)
  }
  return database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireRight(transaction, who, 'events', { isChange: true })
    const state: EventState = publish ? await publishState(transaction, associationId) : 'draft'
    const seriesId = spans.length > 1 ? randomUUID() : null
    const rows = spans.map((span) => ({
      id: randomUUID(),
      associationId,
      seriesId,
      ...columnsOf(event),
      ...span,
      state,
      publishedAt: state === 'published' ? now : null,
      createdBy: userId,
      createdAt: now,
    }))
    await transaction.insert(associationEvent).values(rows)
    for (const row of rows) {
      await savePlaces(transaction, row, event.places)
      // Each event has questions of its own: their answers are deleted with it.
      const questions = event.places?.questions.map((question) => ({ ...question, id: null })) ?? []
      const refused = await saveQuestions(transaction, row.id, questions)
      if (refused) throw refuseEvent(refused)
    }
    if (state !== 'draft')
      await recordHistory(transaction, {
        associationId,
        action: state === 'published' ? 'event-published' : 'event-sent',
        actor: { kind: 'board', userId },
        details: { title: writtenText(event.title, 'no').text, count: String(rows.length) },
      })
    return { id: rows[0]?.id ?? '', state }
  })
}
