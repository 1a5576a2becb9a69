import { keyQuery } from '#platform/routing/page.ts'
import { textOfQuery } from '#platform/routing/read-query.ts'

/** As printed codes are, or as somebody typed one. */
const codeQuery = /^[\dA-Za-z -]{1,40}$/

export const codeSearch = (search: Readonly<Record<string, unknown>>) => ({
  code: textOfQuery(search.code, codeQuery),
})

export const joiningSearch = (search: Readonly<Record<string, unknown>>) => ({
  association: textOfQuery(search.association, keyQuery),
  ...codeSearch(search),
})
