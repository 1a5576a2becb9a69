import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffChild } from '../model/contract.ts'

export const childEndpoints = {
  read: endpoint<{ answer: StaffChild }>()('GET', '/api/frontend/staff/kindergarten-children/:id'),
}
