import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { OwnRequests, StaffRequests } from './contract.ts'
import type { RequestForm } from './request-form.ts'

const own = '/api/frontend/user/sports/trainer-requests'
const ofStaff = '/api/frontend/staff/sports/trainer-requests'

export const requestEndpoints = {
  own: endpoint<{ answer: OwnRequests }>()('GET', own),
  send: endpoint<{ body: RequestForm; answer: Done }>()('POST', own),
  all: endpoint<{ answer: StaffRequests }>()('GET', ofStaff),
  markHandled: endpoint<{ answer: Done }>()('POST', `${ofStaff}/:id/handled`),
}
