import { singleValue } from '#platform/routing/single-value.ts'
import { type PageSearch, validatePageSearch } from '#ui/card-list/page-search.ts'

/** What a list of places reads of its address. The router reads a key of digits as a number. */
export type LocationSearch = PageSearch & {
  /** Slug of the study place that the nearest are looked for from. */
  studyPlace?: string | number
  /** Only what is open at this moment. */
  open?: 'now'
  /** On a map, where one is configured (`locationView`). */
  view?: 'map'
}

/** Junk in the address means all (decisions, Locales and routes). */
export function validateLocationSearch(search: Record<string, unknown>): LocationSearch {
  const studyPlace = singleValue(search.studyPlace)
  return {
    ...(isKey(studyPlace) && { studyPlace }),
    ...(singleValue(search.open) === 'now' && { open: 'now' }),
    ...(singleValue(search.view) === 'map' && { view: 'map' }),
    ...validatePageSearch(search),
  }
}

/** Of a list of places that nobody knows the hours of. */
export function validateNearSearch(search: Record<string, unknown>): Omit<LocationSearch, 'open'> {
  const { open: _, ...near } = validateLocationSearch(search)
  return near
}

function isKey(value: unknown): value is string | number {
  return ['string', 'number'].includes(typeof value) && /^[a-z0-9-]{1,100}$/.test(String(value))
}
