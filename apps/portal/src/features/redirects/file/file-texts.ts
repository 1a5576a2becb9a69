import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { redirectErrorText, redirectFieldText } from '../model/refusal-messages.ts'
import { type LineProblem, lineProblems } from './columns.ts'

type Problem = LineProblem['problem']

const problemText = (problem: Problem) => () =>
  (problem === 'REPEATED' ? m.redirect_line_repeated() : redirectFieldText(problem)) ?? problem

/** What is wrong with a line. */
export const lineTexts = Object.fromEntries(
  lineProblems.map((problem) => [problem, problemText(problem)]),
) as Record<Problem, () => string>

export function fileErrorText(failure: unknown): string {
  const isOutdated = failure instanceof ApiError && failure.code === 'REDIRECTS_CHANGED'
  return isOutdated ? m.table_file_outdated() : redirectErrorText(failure)
}
