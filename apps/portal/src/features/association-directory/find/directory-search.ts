import { type Locale, locales } from '@trivsel/content-contract/locales'
import { singleValue } from '#platform/routing/single-value.ts'
import { type PageSearch, validatePageSearch } from '#ui/card-list/page-search.ts'
import { wordsOf } from '#ui/card-list/words-search.ts'

/** Associations on one page, the same on every screen. */
export const directoryPageSize = 24

export type DirectorySearch = PageSearch & {
  /** As the router reads an address: what looks like a number is one there. */
  q?: string | number
  institution?: string
  campus?: string
  topic?: string
  language?: Locale
  /** Only those that welcome new members now. */
  welcomes?: 'yes'
}

const institutionKey = /^[\p{L}\p{N}](?:[\p{L}\p{N} .&-]{0,28}[\p{L}\p{N}])?$/u
const number = /^[1-9]\d{0,8}$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What of an address counts: a value out of range counts as none. */
export function validateDirectorySearch(search: Record<string, unknown>): DirectorySearch {
  const q = wordsOf(search.q)
  const institution = textLike(search.institution, institutionKey)
  const campus = textLike(search.campus, number)
  const topic = textLike(search.topic, uuid)
  const language = locales.find((one) => one === singleValue(search.language))
  return {
    ...(q !== undefined && { q }),
    ...(institution !== undefined && { institution }),
    ...(campus !== undefined && { campus }),
    ...(topic !== undefined && { topic }),
    ...(language && { language }),
    ...(singleValue(search.welcomes) === 'yes' && { welcomes: 'yes' as const }),
    ...validatePageSearch(search),
  }
}

function textLike(given: unknown, pattern: RegExp): string | undefined {
  const value = singleValue(given)
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && pattern.test(text) ? text : undefined
}

/** Whether anything is searched for or chosen. */
export const isNarrowed = ({ page: _, ...narrowing }: DirectorySearch) =>
  Object.keys(narrowing).length > 0
