import { describeRoute } from '#platform/api/describe-route.server.ts'
import { SearchAnswer, SearchQuery } from './contract.ts'
import { searchRoute } from './endpoints.ts'

export const described = {
  search: describeRoute(searchRoute, {
    summary: 'Pages for what somebody wrote.',
    mayAsk: 'everybody',
    query: SearchQuery,
    answer: SearchAnswer,
  }),
}
