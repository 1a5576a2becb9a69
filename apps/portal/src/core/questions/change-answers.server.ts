import { and, eq, inArray } from 'drizzle-orm'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findQuestions, readAnswers, storeAnswers } from './answers.server.ts'
import { type Answer, type AnswerProblem, judgeAnswers } from './judge-answers.ts'

type Outcome =
  | { readonly changed: number }
  /** There is no such place, or it is over. */
  | { readonly refusal: 'PLACE_NOT_FOUND' }
  | { readonly problems: Readonly<Record<string, AnswerProblem>> }

/**
 * Stores other answers of a place that somebody has, holds or waits for. Two at once are stored one after
 * the other.
 * @param of.by the account that has it, or the place itself where staff correct it
 * @returns how many answers are others than before, or why none is
 */
export async function changeAnswers(
  parts: { transaction: Database; encryption: FieldEncryption },
  of: {
    readonly offerId: string
    readonly by: { readonly userId: string } | { readonly placeId: string }
    readonly answers: readonly Answer[]
  },
): Promise<Outcome> {
  const { transaction, encryption } = parts
  const { offerId, by, answers } = of
  const [own] = await transaction
    .select({ id: place.id })
    .from(place)
    .where(
      and(
        eq(place.offerId, offerId),
        'userId' in by ? eq(place.userId, by.userId) : eq(place.id, by.placeId),
        inArray(place.state, [...activeStates]),
      ),
    )
    .for('update')
  if (!own) return { refusal: 'PLACE_NOT_FOUND' }
  const questions = await findQuestions(transaction, offerId)
  const problems = judgeAnswers(questions, answers)
  if (problems.size > 0) return { problems: Object.fromEntries(problems) }
  const before = await readAnswers({ database: transaction, encryption }, own.id)
  await storeAnswers(parts, own.id, { questions, answers })
  const answerIn = (all: readonly Answer[], id: string) =>
    all.find(({ questionId }) => questionId === id)?.answer.trim() ?? ''
  const isChanged = ({ id }: { id: string }) => answerIn(before, id) !== answerIn(answers, id)
  return { changed: questions.filter(isChanged).length }
}
