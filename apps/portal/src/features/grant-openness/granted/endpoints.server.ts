import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { AssociationSlug, Granted, GrantedQuery, GrantedTo } from './contract.ts'
import { grantedEndpoints as endpoints } from './endpoints.ts'

export const grantedDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'One page of what was granted and counts now, the latest first, with how many got nothing and why. Nothing is changed.',
    access: 'everybody',
    query: GrantedQuery,
    answer: Granted,
  }),
  listTo: describeEndpoint(endpoints.listTo, {
    summary:
      'What was granted to an association last; none where there is no such association. Nothing is changed.',
    access: 'everybody',
    params: { schema: AssociationSlug, refusal: 'GRANT_NOT_FOUND' },
    answer: GrantedTo,
    refusals: only(grantRefusals, 'GRANT_NOT_FOUND'),
  }),
}
