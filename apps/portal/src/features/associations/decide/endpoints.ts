import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffApplication } from '../model/contract.ts'

export const decideEndpoints = {
  staffApplication: endpoint<{ answer: StaffApplication }>()(
    'GET',
    '/api/frontend/staff/association-applications/:id',
  ),
}
