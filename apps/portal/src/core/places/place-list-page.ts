import { keyQuery, laterPage, openingLife } from '#platform/routing/page.ts'

/** A list of places: the nearest to a study place first. */
export const nearList = { query: { studyPlace: keyQuery, page: laterPage }, screen: true } as const

/** Of places whose hours are known: also only those that are open now. */
export const placeList = {
  ...nearList,
  query: { ...nearList.query, open: /^now$/ },
  life: openingLife,
} as const
