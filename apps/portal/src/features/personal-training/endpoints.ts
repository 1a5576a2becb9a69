import { type Done, route } from '#platform/api/endpoint.ts'
import type { OwnRequests, StaffRequests } from './contract.ts'
import type { RequestForm } from './request-form.ts'

const own = '/api/frontend/user/sports/trainer-requests'
const ofStaff = '/api/frontend/staff/sports/trainer-requests'

export const requestEndpoints = {
  own: route<{ answer: OwnRequests }>()('GET', own),
  send: route<{ body: RequestForm; answer: Done }>()('POST', own),
  all: route<{ answer: StaffRequests }>()('GET', ofStaff),
  markHandled: route<{ answer: Done }>()('POST', `${ofStaff}/:id/handled`),
}
