import type { Screen } from '#platform/render-context.ts'

/** Cards on one page of a list (specification, section 9). */
export const cardListPageSize: Record<Screen, number> = { small: 25, large: 75 }
