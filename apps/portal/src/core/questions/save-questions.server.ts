import { perLocale } from '@trivsel/content-contract/locales'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findQuestions, type StoredQuestion } from './answers.server.ts'
import type { OpenQuestion } from './contract.ts'
import type { QuestionForm } from './question-form.ts'
import { placeQuestion } from './tables.server.ts'

/** Those of an offer, as its form has them. */
export async function openQuestions(database: Database, offerId: string): Promise<OpenQuestion[]> {
  const questions = await findQuestions(database, offerId)
  return questions.map(({ id, text, kind, options, isRequired, isSensitive }) => ({
    id,
    text,
    kind,
    options: (options ?? []).map((option) => perLocale((locale) => option[locale] ?? '')),
    isRequired,
    isSensitive,
  }))
}

/**
 * The questions of an offer as its form has them. One that is left out goes with its answers.
 * @returns a refusal for one that is not of this offer; the transaction is rolled back by the caller
 */
export async function saveQuestions(
  transaction: Database,
  offerId: string,
  questions: readonly QuestionForm[],
): Promise<'QUESTION_NOT_FOUND' | null> {
  const known = new Set((await findQuestions(transaction, offerId)).map(({ id }) => id))
  const remaining = questions.flatMap(({ id }) => id ?? [])
  if (new Set(remaining).size < remaining.length || remaining.some((id) => !known.has(id)))
    return 'QUESTION_NOT_FOUND'
  await transaction
    .delete(placeQuestion)
    .where(
      and(
        eq(placeQuestion.offerId, offerId),
        remaining.length > 0 ? notInArray(placeQuestion.id, remaining) : undefined,
      ),
    )
  for (const [position, { id, options, ...question }] of questions.entries()) {
    const values = {
      ...question,
      options: question.kind === 'choice' ? options : null,
      position,
    }
    if (id === null) await transaction.insert(placeQuestion).values({ ...values, offerId })
    else await transaction.update(placeQuestion).set(values).where(eq(placeQuestion.id, id))
  }
  return null
}

/**
 * The questions of the form for another offer of the same series: those that both had in the same place
 * with the same words stay the same questions there, with their answers.
 */
export function questionsForOther(
  questions: readonly QuestionForm[],
  own: readonly StoredQuestion[],
  other: readonly StoredQuestion[],
): QuestionForm[] {
  const counterparts = new Map(
    own.flatMap((question, at): [string, string][] => {
      const found = other[at]
      const isSame = found?.kind === question.kind && isSameText(found.text, question.text)
      return found && isSame ? [[question.id, found.id]] : []
    }),
  )
  return questions.map((question) => ({
    ...question,
    id: (question.id && counterparts.get(question.id)) ?? null,
  }))
}

const isSameText = (one: StoredQuestion['text'], other: StoredQuestion['text']) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
