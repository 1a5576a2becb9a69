import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { SearchAnswer, SearchQuery } from './contract.ts'
import { searchRoute } from './endpoints.ts'

export const described = {
  search: describeEndpoint(searchRoute, {
    summary: 'Pages for what somebody wrote.',
    access: 'everybody',
    query: SearchQuery,
    answer: SearchAnswer,
  }),
}
