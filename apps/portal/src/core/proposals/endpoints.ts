import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Proposals } from './contract.ts'

const path = '/api/frontend/staff/proposals'

export const proposalEndpoints = {
  list: endpoint<{ answer: Proposals }>()('GET', path),
  confirm: endpoint<{ answer: Done }>()('POST', `${path}/:id/confirmation`),
  withdraw: endpoint<{ answer: Done }>()('DELETE', `${path}/:id`),
}
