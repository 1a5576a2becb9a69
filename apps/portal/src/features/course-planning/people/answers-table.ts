import { answerText } from '#core/questions/answer-text.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { placeStateNames } from '../model/course-names.ts'
import type { CourseAnswers, CoursePlaces } from './contract.ts'

const states: Readonly<Record<string, () => string>> = placeStateNames

/** Those who come with their answers, as the lines of a table. */
export function answersTable(
  { items }: Pick<CoursePlaces, 'items'>,
  { questions, items: given }: CourseAnswers,
): { header: string[]; rows: string[][] } {
  const answersOf = new Map(given.map(({ placeId, answers }) => [placeId, answers]))
  return {
    header: [
      m.course_planning_name(),
      m.data_email(),
      m.course_planning_state(),
      m.course_planning_tickets(),
      ...questions.map(({ text }) => textOrOther(text)),
    ],
    rows: items.map(({ id, name, email, state, holders }) => [
      name,
      email,
      states[state]?.() ?? '',
      holders.join(', '),
      ...questions.map((question) => {
        const found = answersOf.get(id)?.find(({ questionId }) => questionId === question.id)
        return answerText(question, found?.answer ?? '')
      }),
    ]),
  }
}
