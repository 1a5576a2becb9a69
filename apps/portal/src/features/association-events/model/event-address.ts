import { getLocale, type Locale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** The public page of an event. */
export const eventAddress = (id: string, locale: Locale = getLocale()): string =>
  pagePath('associationEvent', locale, { id })
