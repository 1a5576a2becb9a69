import { singleValue } from '#platform/routing/single-value.ts'

/** As the router reads an address: what looks like a number is one there. */
export type FinancesSearch = { year?: number; q?: string | number }

export const longestWords = 100

/** What of an address counts: a value out of range counts as none. */
export function validateFinancesSearch(search: Record<string, unknown>): FinancesSearch {
  const year = Number(singleValue(search.year))
  const q = writtenText(singleValue(search.q))
  return {
    ...(Number.isInteger(year) && year >= 2000 && year <= 2099 && { year }),
    ...(q !== undefined && { q }),
  }
}

function writtenText(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value
  const text = typeof value === 'boolean' ? String(value) : value
  const isText = typeof text === 'string' && text.length <= longestWords
  return isText && /^\P{Cc}*$/u.test(text) && text.trim() ? text : undefined
}
