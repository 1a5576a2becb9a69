/** Why a login was refused: shown by the form, and in the page's address without JavaScript. */
export const loginProblems = ['wrong', 'too-many', 'busy', 'unreachable'] as const
export type LoginProblem = (typeof loginProblems)[number]

/** @param status of the answer; 0 when there was none */
export function loginProblem(status: number): LoginProblem {
  if (status === 0) return 'unreachable'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'busy' : 'wrong'
}

export const problemPattern = /^(wrong|too-many|busy|unreachable)$/

/** From the login page's address: why a login without JavaScript was refused. */
export function problemSearch(search: Record<string, unknown>): { problem?: LoginProblem } {
  const problem = loginProblems.find((known) => known === search.problem)
  return problem ? { problem } : {}
}
