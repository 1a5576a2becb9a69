import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffDays } from './contract.ts'

export const pageEndpoints = {
  list: endpoint<{ answer: StaffDays }>()('GET', '/api/frontend/staff/kindergarten-days'),
}
