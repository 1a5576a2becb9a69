import { type Done, route } from '#platform/api/endpoint.ts'
import type { StaffRequests } from '../model/contract.ts'

const path = '/api/frontend/staff/sports/trainer-requests'

export const staffRequestEndpoints = {
  listAll: route<{ answer: StaffRequests }>()('GET', path),
  markHandled: route<{ answer: Done }>()('POST', `${path}/:id/handled`),
}
