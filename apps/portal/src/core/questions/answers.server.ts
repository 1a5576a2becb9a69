import { perLocale } from '@trivsel/content-contract/locales'
import { asc, eq } from 'drizzle-orm'
import { place } from '#core/places/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AskedQuestion } from './contract.ts'
import type { Answer } from './judge-answers.ts'
import { placeAnswer, placeQuestion } from './tables.server.ts'

export type StoredQuestion = typeof placeQuestion.$inferSelect

/** What those who book are asked, in its order. */
export const findQuestions = (database: Database, offerId: string): Promise<StoredQuestion[]> =>
  database
    .select()
    .from(placeQuestion)
    .where(eq(placeQuestion.offerId, offerId))
    .orderBy(asc(placeQuestion.position), asc(placeQuestion.id))

/** A question as those who answer it get it. */
export const describeQuestion = ({
  offerId: _offer,
  position: _position,
  options,
  ...question
}: StoredQuestion): AskedQuestion => ({
  ...question,
  options: options?.map(inEveryLanguage) ?? null,
})

const inEveryLanguage = (option: Readonly<Record<string, string>>) =>
  perLocale((locale) => option[locale] ?? '')

/** Under which answers are encrypted: the name that their table had at first. */
export const answerTable = 'association_event_answer'

const locationOf = (placeId: string) => ({ table: answerTable, column: 'answer', row: placeId })

type Stored = { readonly placeId: string; readonly questionId: string; readonly answer: string }

const opened = (encryption: FieldEncryption, { placeId, questionId, answer }: Stored): Answer => ({
  questionId,
  answer: encryption.decrypt(answer, locationOf(placeId)),
})

/** Stores answers in the place of earlier ones. Empty ones, and those to no question, are left out. */
export async function storeAnswers(
  { transaction, encryption }: { transaction: Database; encryption: FieldEncryption },
  placeId: string,
  { questions, answers }: { questions: readonly StoredQuestion[]; answers: readonly Answer[] },
): Promise<void> {
  await transaction.delete(placeAnswer).where(eq(placeAnswer.placeId, placeId))
  const rows = questions.flatMap(({ id: questionId }) => {
    const given = answers.find((one) => one.questionId === questionId)?.answer.trim()
    if (!given) return []
    return [{ placeId, questionId, answer: encryption.encrypt(given, locationOf(placeId)) }]
  })
  if (rows.length > 0) await transaction.insert(placeAnswer).values(rows)
}

/** What somebody answered when they booked their place. */
export async function readAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  placeId: string,
): Promise<Answer[]> {
  const rows = await database.select().from(placeAnswer).where(eq(placeAnswer.placeId, placeId))
  return rows.map((row) => opened(encryption, row))
}

/** What all who booked answered, sensitive answers too, by their places: who reads it is written down. */
export async function readAllAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  offerId: string,
): Promise<ReadonlyMap<string, readonly Answer[]>> {
  const rows = await database
    .select({
      placeId: placeAnswer.placeId,
      questionId: placeAnswer.questionId,
      answer: placeAnswer.answer,
    })
    .from(placeAnswer)
    .innerJoin(place, eq(place.id, placeAnswer.placeId))
    .where(eq(place.offerId, offerId))
  const byPlace = new Map<string, Answer[]>()
  for (const row of rows)
    byPlace.set(row.placeId, [...(byPlace.get(row.placeId) ?? []), opened(encryption, row)])
  return byPlace
}
