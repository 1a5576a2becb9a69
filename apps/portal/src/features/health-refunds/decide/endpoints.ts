import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { StaffHealthRefund } from './contract.ts'
import type { LineForm } from './line-form.ts'

const path = '/api/frontend/staff/health-refunds'

export const decideEndpoints = {
  read: endpoint<{ answer: StaffHealthRefund }>()('GET', `${path}/:id`),
  acceptLine: endpoint<{ body: LineForm; answer: Done }>()('PUT', `${path}/:id/lines/:line`),
}
