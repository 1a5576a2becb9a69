import { and, asc, eq, inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findQuestions, openAnswer } from '../book/answers.server.ts'
import { describeQuestion } from '../book/read-booking.server.ts'
import { associationEventAnswer } from '../model/tables.server.ts'
import { valueOfOption } from '../model/text-or-other.ts'
import type { ParticipantAnswers } from './contract.ts'
import { findOwnEvent, type Wanted } from './find-own-event.server.ts'

/** Participants with what they answered, sensitive answers too: who reads it is written down. */
export async function readParticipantAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  wanted: Wanted,
  now: Date,
): Promise<ParticipantAnswers> {
  return database.transaction(async (transaction) => {
    const event = await findOwnEvent(transaction, wanted, now)
    const rows = await transaction
      .select({
        placeId: place.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        state: place.state,
        isMember: place.isFirstPool,
        createdAt: place.createdAt,
      })
      .from(place)
      .innerJoin(user, eq(user.id, place.userId))
      .where(and(eq(place.offerId, event.id), inArray(place.state, [...activeStates])))
      .orderBy(asc(place.number))
    const answers = await transaction
      .select({
        placeId: associationEventAnswer.placeId,
        questionId: associationEventAnswer.questionId,
        answer: associationEventAnswer.answer,
      })
      .from(associationEventAnswer)
      .innerJoin(place, eq(place.id, associationEventAnswer.placeId))
      .where(eq(place.offerId, event.id))
    await recordHistory(transaction, {
      associationId: event.associationId,
      action: 'event-answers-read',
      actor: { kind: 'board', userId: wanted.userId },
      details: { title: valueOfOption(event.title), count: String(rows.length) },
    })
    return {
      questions: (await findQuestions(transaction, event.id)).map(describeQuestion),
      items: rows.map(({ firstName, lastName, createdAt, ...row }) => ({
        ...row,
        name: `${firstName} ${lastName}`,
        bookedAt: createdAt.toISOString(),
        answers: answers
          .filter(({ placeId }) => placeId === row.placeId)
          .map((one) => ({ questionId: one.questionId, answer: openAnswer(encryption, one) })),
      })),
    }
  })
}
