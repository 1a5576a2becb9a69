import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { refuseEvent } from '../model/refuse-event.server.ts'
import { associationEventQuestion } from '../model/tables.server.ts'
import type { QuestionForm } from './event-form.ts'

type Question = typeof associationEventQuestion.$inferSelect

export const readQuestions = (database: Database, eventId: string): Promise<Question[]> =>
  database
    .select()
    .from(associationEventQuestion)
    .where(eq(associationEventQuestion.eventId, eventId))
    .orderBy(asc(associationEventQuestion.position), asc(associationEventQuestion.id))

/**
 * The questions of an event as its form has them. One that is left out goes with its answers.
 * @throws {Refusal} `QUESTION_NOT_FOUND`
 */
export async function saveQuestions(
  transaction: Database,
  eventId: string,
  questions: readonly QuestionForm[],
): Promise<void> {
  const known = new Set((await readQuestions(transaction, eventId)).map(({ id }) => id))
  const kept = questions.flatMap(({ id }) => id ?? [])
  if (new Set(kept).size < kept.length || kept.some((id) => !known.has(id)))
    throw refuseEvent('QUESTION_NOT_FOUND')
  await transaction
    .delete(associationEventQuestion)
    .where(
      and(
        eq(associationEventQuestion.eventId, eventId),
        kept.length > 0 ? notInArray(associationEventQuestion.id, kept) : undefined,
      ),
    )
  for (const [position, { id, options, ...question }] of questions.entries()) {
    const values = {
      ...question,
      options: question.kind === 'choice' ? options : null,
      position,
    }
    if (id === null)
      await transaction.insert(associationEventQuestion).values({ ...values, eventId })
    else
      await transaction
        .update(associationEventQuestion)
        .set(values)
        .where(eq(associationEventQuestion.id, id))
  }
}

/**
 * The questions of the form for another event of the series: those that both had in the same place
 * with the same words stay the same questions there, with their answers.
 */
export function questionsForOther(
  questions: readonly QuestionForm[],
  own: readonly Question[],
  other: readonly Question[],
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

const isSameText = (one: Question['text'], other: Question['text']) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
