import { type Done, route } from '#platform/api/endpoint.ts'
import type { Proposals } from './contract.ts'

const path = '/api/frontend/staff/proposals'

export const proposalEndpoints = {
  list: route<{ answer: Proposals }>()('GET', path),
  confirm: route<{ answer: Done }>()('POST', `${path}/:id/confirmation`),
  withdraw: route<{ answer: Done }>()('DELETE', `${path}/:id`),
}
