import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { PayoutForm } from './contract.ts'

const path = '/api/frontend/my-associations/:id/money/payouts'

export const payoutEndpoints = {
  ask: endpoint<{ body: PayoutForm; answer: Done }>()('POST', path),
  withdraw: endpoint<{ answer: Done }>()('POST', `${path}/:requestId/withdraw`),
}
