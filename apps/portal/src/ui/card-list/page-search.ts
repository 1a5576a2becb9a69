import { singleValue } from '#platform/routing/single-value.ts'

export type PageSearch = { page?: number | undefined }

/** Junk in the address means the first page (decisions, Locales and routes). */
export function parsePage(given: unknown): number {
  const value = singleValue(given)
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d{0,3}$/.test(text)) return 1
  return Number(text)
}

/** Keeps the first page out of the address. */
export function validatePageSearch(search: Record<string, unknown>): PageSearch {
  const page = parsePage(search.page)
  return page === 1 ? {} : { page }
}
