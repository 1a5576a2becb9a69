import type { ReadLoginProblems } from '#core/sessions/login/login-methods.ts'

const readers = Object.values(
  import.meta.glob<ReadLoginProblems>('../features/*/login-problems.ts', {
    eager: true,
    import: 'readLoginProblems',
  }),
)

/**
 * Why ways to log in led back here. It comes with the table of routes, so that it is small.
 * @returns codes by the names of the ways, which the types of links do not know
 */
export function readLoginProblems(search: Record<string, unknown>): Record<never, string> {
  return Object.assign({}, ...readers.map((read) => read(search)))
}
