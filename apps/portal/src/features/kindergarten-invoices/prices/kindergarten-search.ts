import { uuidQuery } from '#platform/routing/page.ts'
import { textOfQuery } from '#platform/routing/read-query.ts'

export type KindergartenSearch = { kindergarten?: string | undefined }

/** Reads the address; an invalid kindergarten is none. */
export const kindergartenSearch = (
  search: Readonly<Record<string, unknown>>,
): KindergartenSearch => ({ kindergarten: textOfQuery(search.kindergarten, uuidQuery) })
