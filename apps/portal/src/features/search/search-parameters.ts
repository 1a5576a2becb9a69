import { singleValue } from '#platform/routing/single-value.ts'
import { parsePage } from '#ui/card-list/page-search.ts'
import { type SearchKind, searchKinds } from './kinds.ts'

/** As the router reads an address: what looks like a number is one there. */
export type SearchParameters = {
  q?: string | number
  kind?: SearchKind
  page?: number
}

/** What of an address counts; junk is left out (decisions, Locales and routes). */
export function validateSearchParameters(search: Record<string, unknown>): SearchParameters {
  const q = writtenText(singleValue(search.q))
  const kind = searchKinds.find((one) => one === singleValue(search.kind))
  const page = parsePage(search.page)
  return {
    ...(q !== undefined && { q }),
    ...(kind && { kind }),
    ...(page > 1 && { page }),
  }
}

function writtenText(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value
  const text = typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && /^\P{Cc}*$/u.test(text) && text.trim() ? text : undefined
}
