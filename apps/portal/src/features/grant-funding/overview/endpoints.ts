import { endpoint } from '#platform/api/endpoint.ts'
import type { OwnFunding } from '../model/contract.ts'

export const overviewEndpoints = {
  ofAssociation: endpoint<{ answer: OwnFunding }>()(
    'GET',
    '/api/frontend/my-associations/:id/granted-funding',
  ),
  own: endpoint<{ answer: OwnFunding }>()('GET', '/api/frontend/my-granted-funding'),
}
