import type { RefundPayment, RefundResult } from '#core/payments/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CancelTermForm, NewTermForm, StaffMembers } from './contract.ts'

const path = '/api/frontend/staff/associations/:id/memberships'

export const staffMemberEndpoints = {
  list: endpoint<{ query: { name: string }; answer: StaffMembers }>()('GET', path),
  addTerm: endpoint<{ body: NewTermForm; answer: Done }>()('POST', `${path}/:memberId/terms`),
  cancelTerm: endpoint<{ body: CancelTermForm; answer: Done }>()(
    'POST',
    `${path}/terms/:termId/cancel`,
  ),
  refund: endpoint<{ body: RefundPayment; answer: RefundResult }>()(
    'POST',
    `${path}/terms/:termId/refund`,
    { timeLimit: 30_000 },
  ),
}
