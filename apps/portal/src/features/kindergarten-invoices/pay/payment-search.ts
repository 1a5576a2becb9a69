import { uuidQuery } from '#platform/routing/page.ts'
import { textOfQuery } from '#platform/routing/read-query.ts'

/** The payment id in the address; anything else is dropped. */
export const paymentSearch = (search: Readonly<Record<string, unknown>>) => ({
  paymentId: textOfQuery(search.paymentId, uuidQuery),
})
