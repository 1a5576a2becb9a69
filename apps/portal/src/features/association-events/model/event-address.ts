import { getLocale, type Locale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** The public page of an event: the one above that of its payment. */
export function eventAddress(id: string, locale: Locale = getLocale()): string {
  const below = pagePath('eventPlacePay', locale, { id })
  return below.slice(0, below.lastIndexOf('/'))
}
