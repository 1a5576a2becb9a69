import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffGrant } from '../model/contract.ts'

export const decideEndpoints = {
  read: endpoint<{ answer: StaffGrant }>()('GET', '/api/frontend/staff/grant-cases/:id'),
  file: endpoint<{ answer: null }>()(
    'GET',
    '/api/frontend/staff/grant-applications/:id/files/:file',
  ),
}
