import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { OwnMemberships } from '../model/contract.ts'
import type { Renewed } from './contract.ts'

const path = '/api/frontend/user/association-memberships'

export const ownMembershipEndpoints = {
  list: endpoint<{ answer: OwnMemberships }>()('GET', path),
  renew: endpoint<{ answer: Renewed }>()('POST', `${path}/:id/renew`),
  leave: endpoint<{ answer: Done }>()('POST', `${path}/:id/leave`),
}
