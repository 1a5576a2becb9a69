import { changeAnswers as changeAnswersOf } from '#core/questions/change-answers.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import type { ChangeAnswers } from './contract.ts'
import { findEvent } from './find-event.server.ts'

/**
 * Changes what somebody answered, until the event begins.
 * @throws {Refusal} EVENT_NOT_FOUND, EVENT_STARTED, PLACE_NOT_FOUND, EVENT_ANSWERS_INVALID
 */
export async function changeAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  wanted: ChangeAnswers & { readonly eventId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const { eventId, userId, answers } = wanted
  await database.transaction(async (transaction) => {
    const found = await findEvent(transaction, eventId)
    if (!found) throw refusePlace('EVENT_NOT_FOUND')
    if (now >= found.event.startsAt) throw refusePlace('EVENT_STARTED')
    const of = { offerId: eventId, by: { userId }, answers }
    const outcome = await changeAnswersOf({ transaction, encryption }, of)
    if ('refusal' in outcome) throw refusePlace(outcome.refusal)
    if ('problems' in outcome)
      throw refusePlace('EVENT_ANSWERS_INVALID', { questions: outcome.problems })
  })
}
