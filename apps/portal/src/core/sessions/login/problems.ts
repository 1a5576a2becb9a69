/** Why a login was refused, as the form says it, and as the address of the page without JavaScript. */
export const loginProblems = ['wrong', 'too-many', 'busy', 'unreachable'] as const
export type LoginProblem = (typeof loginProblems)[number]

/** @param status of the answer; 0 when there was none */
export function loginProblem(status: number): LoginProblem {
  if (status === 0) return 'unreachable'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'busy' : 'wrong'
}

export const problemPattern = /^(wrong|too-many|busy|unreachable)$/

/** Of the login page's address: why a login without JavaScript led back to it. */
export function problemSearch(search: Record<string, unknown>): { problem?: LoginProblem } {
  const problem = loginProblems.find((known) => known === search.problem)
  return problem ? { problem } : {}
}
