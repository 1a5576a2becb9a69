import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffApplication } from '../model/contract.ts'

const ofStaff = '/api/frontend/staff/deposit-account'

export const decisionEndpoints = {
  staffApplication: endpoint<{ answer: StaffApplication }>()('GET', `${ofStaff}/applications/:id`),
}
