import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { EmployeePins, MadePin } from './contract.ts'

const pins = '/api/frontend/staff/kindergarten-pins'

export const pinEndpoints = {
  list: endpoint<{ answer: EmployeePins }>()('GET', pins),
  make: endpoint<{ answer: MadePin }>()('POST', `${pins}/:id`),
  unlock: endpoint<{ answer: Done }>()('POST', `${pins}/:id/unlock`),
}
