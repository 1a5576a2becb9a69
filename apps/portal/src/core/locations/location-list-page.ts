import { keyQuery, laterPage, openingLife } from '#platform/routing/page.ts'

/** What the address of a list of places says. */
export const locationQuery = { studyPlace: keyQuery, open: /^now$/, page: laterPage } as const

/** What only the browser reads of it: whether the places are on a map. */
export const locationBrowserQuery = ['view'] as const

/** A list of places: the nearest to a study place first. */
export const nearList = {
  query: { studyPlace: keyQuery, page: laterPage },
  browserQuery: locationBrowserQuery,
  screen: true,
} as const

/** Of places whose hours are known: also only those that are open now. */
export const locationList = {
  query: locationQuery,
  browserQuery: locationBrowserQuery,
  screen: true,
  life: openingLife,
} as const
