import { parsePage } from '#ui/card-list/page-search.ts'

/** What the address narrows the log down to. */
export type AuditSearch = { actor?: string; action?: string; day?: string; page?: number }

const filters = ['actor', 'action', 'day'] as const
const longest = 200

/** What cannot be a filter is left out; of the rest the API decides. The first page has no number. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const read: AuditSearch = {}
  for (const name of filters) {
    const value = search[name]
    const text = (typeof value === 'number' ? String(value) : value) ?? ''
    if (typeof text === 'string' && text.trim() !== '' && text.length <= longest)
      read[name] = text.trim()
  }
  const page = parsePage(search.page)
  return page === 1 ? read : { ...read, page }
}
