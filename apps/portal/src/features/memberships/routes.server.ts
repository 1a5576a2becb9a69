import { Memberships } from '#core/memberships/contract.ts'
import { describeRoute } from '#platform/api/describe-route.server.ts'
import { membershipsRoute } from './routes.ts'

export const described = {
  memberships: describeRoute(membershipsRoute, {
    summary: 'The fitness memberships of a person that hold today; at most one.',
    mayAsk: 'user',
    answer: Memberships,
  }),
}
