import { institutionsEndpoint } from '#core/studies/endpoints.ts'
import { Institutions } from '#core/studies/institutions.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'

export const listDescribed = {
  list: describeEndpoint(institutionsEndpoint, {
    summary: 'The institutions whose students are served, and those that can no longer be chosen.',
    access: 'everybody',
    answer: Institutions,
  }),
}
