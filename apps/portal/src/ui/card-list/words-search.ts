import { singleValue } from '#platform/routing/single-value.ts'

/** Letters of a search that are looked at. */
export const longestWords = 100

/** What an address searches for, as the router reads it: what looks like a number is one there. */
export function wordsOf(given: unknown): string | number | undefined {
  const value = singleValue(given)
  if (typeof value === 'number') return value
  const text = typeof value === 'boolean' ? String(value) : value
  const isText = typeof text === 'string' && text.length <= longestWords
  return isText && /^\P{Cc}*$/u.test(text) && text.trim() ? text : undefined
}
