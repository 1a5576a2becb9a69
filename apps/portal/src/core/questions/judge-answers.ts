import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longest } from './limits.ts'
import type { QuestionKind } from './states.ts'
import { valueOfOption } from './value-of-option.ts'

export type Question = {
  readonly id: string
  readonly kind: QuestionKind
  readonly options: readonly Readonly<Record<string, string>>[] | null
  readonly isRequired: boolean
}

export type Answer = { readonly questionId: string; readonly answer: string }

export const answerProblems = ['missing', 'unknown', 'too-long', 'national-id'] as const
export type AnswerProblem = (typeof answerProblems)[number]

export const yesNo = ['yes', 'no'] as const

/** What is wrong with answers, by question. Answers to other questions are not looked at. */
export function judgeAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
): Map<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>()
  for (const question of questions) {
    const given = answers.find(({ questionId }) => questionId === question.id)?.answer.trim() ?? ''
    const problem = judgeAnswer(question, given)
    if (problem) problems.set(question.id, problem)
  }
  return problems
}

function judgeAnswer(question: Question, given: string): AnswerProblem | null {
  if (given === '') return question.isRequired ? 'missing' : null
  const known = valuesOf(question)
  if (known) return known.includes(given) ? null : 'unknown'
  if (given.length > longest.answer) return 'too-long'
  return hasNationalId(given) ? 'national-id' : null
}

/** The answers that a question allows; null for a text. */
export function valuesOf({ kind, options }: Question): readonly string[] | null {
  if (kind === 'text') return null
  return kind === 'yes-no' ? yesNo : (options ?? []).map(valueOfOption)
}
