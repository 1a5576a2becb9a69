import { uuidQuery } from '#platform/routing/page.ts'
import { textOfQuery } from '#platform/routing/read-query.ts'
import { joiningSearch } from '../joining/joining-search.ts'

export const statusSearch = (search: Readonly<Record<string, unknown>>) => ({
  association: joiningSearch(search).association,
  paymentId: textOfQuery(search.paymentId, uuidQuery),
})

export const paymentSearch = (search: Readonly<Record<string, unknown>>) => ({
  ...joiningSearch(search),
  ...statusSearch(search),
})
