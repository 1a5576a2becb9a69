import { endpoint } from '#platform/api/endpoint.ts'
import type { FundingOfApplication, OwnFunding } from '../model/contract.ts'

export const overviewEndpoints = {
  ofAssociation: endpoint<{ answer: OwnFunding }>()(
    'GET',
    '/api/frontend/my-associations/:id/granted-funding',
  ),
  ofApplication: endpoint<{ answer: FundingOfApplication }>()(
    'GET',
    '/api/frontend/granted-funding/:applicationId',
  ),
  own: endpoint<{ answer: OwnFunding }>()('GET', '/api/frontend/my-granted-funding'),
}
