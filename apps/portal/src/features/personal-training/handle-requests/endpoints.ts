import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { StaffRequests } from '../model/contract.ts'

const path = '/api/frontend/staff/sports/trainer-requests'

export const staffRequestEndpoints = {
  listAll: endpoint<{ answer: StaffRequests }>()('GET', path),
  markHandled: endpoint<{ answer: Done }>()('POST', `${path}/:id/handled`),
}
