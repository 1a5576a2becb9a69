import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { RefundLimits } from './contract.ts'

const path = '/api/frontend/staff/refund-limits'

export const limitEndpoints = {
  read: endpoint<{ answer: RefundLimits }>()('GET', path),
  propose: endpoint<{ body: RefundLimits; answer: Done }>()('PUT', path),
}
