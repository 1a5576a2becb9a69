import { keyQuery, laterPage, openingLife } from '#platform/routing/page.ts'

/** Whether the places are on a map: all of them, whatever page is asked for. */
const view = /^map$/

/** What the address of a list of places says. */
export const locationQuery = { studyPlace: keyQuery, open: /^now$/, page: laterPage, view } as const

/** What of it says how the places are shown, and not which. */
export const locationViewQuery = ['view'] as const

/** A list of places: the nearest to a study place first. */
export const nearList = {
  query: { studyPlace: keyQuery, page: laterPage, view },
  viewQuery: locationViewQuery,
  screen: true,
} as const

/** Of places whose hours are known: also only those that are open now. */
export const locationList = {
  query: locationQuery,
  viewQuery: locationViewQuery,
  screen: true,
  life: openingLife,
} as const
