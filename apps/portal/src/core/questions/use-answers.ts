import { useState } from 'react'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { Problem } from '#ui/form/problem.ts'
import type { AskedQuestion } from './contract.ts'
import { type Answer, type AnswerProblem, judgeAnswers } from './judge-answers.ts'

const texts: Readonly<Record<AnswerProblem, () => string>> = {
  missing: m.question_answer_missing,
  unknown: m.question_answer_missing,
  'too-long': m.question_answer_too_long,
  'national-id': m.question_answer_national_id,
}

export const fieldOf = (questionId: string) => `question-${questionId}`

/** The answers to the questions as they are typed, and what is wrong with them. */
export function useAnswers(questions: readonly AskedQuestion[], stored: readonly Answer[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [failures, setFailures] = useState(0)
  const [found, setFound] = useState<ReadonlyMap<string, AnswerProblem>>(new Map())
  const answerTo = (id: string) =>
    typed[id] ?? stored.find(({ questionId }) => questionId === id)?.answer ?? ''
  const given = questions.map(({ id }) => ({ questionId: id, answer: answerTo(id) }))
  const problems: Problem[] = questions.flatMap(({ id, text }) => {
    const problem = found.get(id)
    return problem
      ? [{ fieldId: fieldOf(id), text: `${textOrOther(text)}: ${texts[problem]()}` }]
      : []
  })
  return {
    questions,
    given,
    problems,
    failures,
    answerTo,
    change: (id: string, answer: string) => setTyped({ ...typed, [id]: answer }),
    problemOf: (id: string) => {
      const problem = found.get(id)
      return problem && texts[problem]()
    },
    /** @returns whether they can be sent */
    check: (): boolean => {
      const wrong = judgeAnswers(questions, given)
      setFound(wrong)
      if (wrong.size > 0) setFailures(failures + 1)
      return wrong.size === 0
    },
  }
}
export type Answers = ReturnType<typeof useAnswers>
