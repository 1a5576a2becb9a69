import { uuidQuery } from '#platform/routing/page.ts'
import { textOfQuery } from '#platform/routing/read-query.ts'

/** Which payment the address names; what is none is left out. */
export const paymentSearch = (search: Readonly<Record<string, unknown>>) => ({
  paymentId: textOfQuery(search.paymentId, uuidQuery),
})
