import type { $ZodIssue } from 'zod/v4/core'

/** A caller mends a few at a time; an answer of any length would be theirs to ask for. */
const mostFields = 20
const longestName = 100

/** As fields are called. A key of another kind is text of the caller, such as a national id. */
const fieldName = /^[A-Za-z_]\w*$/

/**
 * Names of the fields that a schema refuses, each once: `user.firstName`, `items.0.id`, and keys that
 * the schema does not know but that could be fields. Never what was in them.
 */
export function invalidFields(issues: readonly $ZodIssue[]): string[] {
  const names = issues.flatMap(pathsOf).map((path) => path.map(String).join('.'))
  const named = names.filter((name) => name !== '').map((name) => name.slice(0, longestName))
  return [...new Set(named)].slice(0, mostFields)
}

function pathsOf(issue: $ZodIssue): PropertyKey[][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.filter((key) => fieldName.test(key)).map((key) => [...issue.path, key])
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [[...issue.path]]
  // Of several shapes, the one that the request comes closest to.
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length)
  return closest.flatMap(pathsOf)
}
