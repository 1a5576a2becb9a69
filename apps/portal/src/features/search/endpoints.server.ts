import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { SearchAnswer, SearchQuery } from './contract.ts'
import { searchEndpoint } from './endpoints.ts'

export const described = {
  search: describeEndpoint(searchEndpoint, {
    summary: 'Pages for what somebody wrote.',
    access: 'everybody',
    query: SearchQuery,
    answer: SearchAnswer,
  }),
}
