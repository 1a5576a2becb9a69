import { and, asc, eq, inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import { describeQuestion, findQuestions, readAllAnswers } from '#core/questions/answers.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { locales } from '#platform/i18n/localized.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
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
    const answers = await readAllAnswers({ database: transaction, encryption }, event.id)
    await recordHistory(transaction, {
      associationId: event.associationId,
      action: 'event-answers-read',
      actor: { kind: 'board', userId: wanted.userId },
      details: { title: textOrOther(event.title, locales[0]), count: String(rows.length) },
    })
    return {
      questions: (await findQuestions(transaction, event.id)).map(describeQuestion),
      items: rows.map(({ firstName, lastName, createdAt, ...row }) => ({
        ...row,
        name: `${firstName} ${lastName}`,
        bookedAt: createdAt.toISOString(),
        answers: [...(answers.get(row.placeId) ?? [])],
      })),
    }
  })
}
