import { and, eq, inArray } from 'drizzle-orm'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import { findQuestions, storeAnswers } from '#core/questions/answers.server.ts'
import { judgeAnswers } from '#core/questions/judge-answers.ts'
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
    const [own] = await transaction
      .select({ id: place.id })
      .from(place)
      .where(
        and(
          eq(place.offerId, eventId),
          eq(place.userId, userId),
          inArray(place.state, [...activeStates]),
        ),
      )
      .for('update')
    if (!own) throw refusePlace('PLACE_NOT_FOUND')
    const questions = await findQuestions(transaction, eventId)
    const problems = judgeAnswers(questions, answers)
    if (problems.size > 0)
      throw refusePlace('EVENT_ANSWERS_INVALID', { questions: Object.fromEntries(problems) })
    await storeAnswers({ transaction, encryption }, own.id, { questions, answers })
  })
}
