import { asc, eq } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Answer } from '../model/judge-answers.ts'
import { associationEventAnswer, associationEventQuestion } from '../model/tables.server.ts'

export type StoredQuestion = typeof associationEventQuestion.$inferSelect

/** The questions of an event, in their order. */
export const findQuestions = (database: Database, eventId: string): Promise<StoredQuestion[]> =>
  database
    .select()
    .from(associationEventQuestion)
    .where(eq(associationEventQuestion.eventId, eventId))
    .orderBy(asc(associationEventQuestion.position), asc(associationEventQuestion.id))

const locationOf = (placeId: string) => ({
  table: 'association_event_answer',
  column: 'answer',
  row: placeId,
})

/** Stores answers in the place of earlier ones. Empty ones, and those to no question, are left out. */
export async function storeAnswers(
  { transaction, encryption }: { transaction: Database; encryption: FieldEncryption },
  placeId: string,
  { questions, answers }: { questions: readonly StoredQuestion[]; answers: readonly Answer[] },
): Promise<void> {
  await transaction
    .delete(associationEventAnswer)
    .where(eq(associationEventAnswer.placeId, placeId))
  const rows = questions.flatMap(({ id: questionId }) => {
    const given = answers.find((one) => one.questionId === questionId)?.answer.trim()
    if (!given) return []
    return [{ placeId, questionId, answer: encryption.encrypt(given, locationOf(placeId)) }]
  })
  if (rows.length > 0) await transaction.insert(associationEventAnswer).values(rows)
}

export const openAnswer = (
  encryption: FieldEncryption,
  { placeId, answer }: { readonly placeId: string; readonly answer: string },
): string => encryption.decrypt(answer, locationOf(placeId))
