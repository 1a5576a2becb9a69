import { endpoint } from '#platform/api/endpoint.ts'
import type { OwnPaymentStatus } from './contract.ts'

/** Specification, section 7: the state of one's own payment, as far as we know. */
export const paymentStatusEndpoint = endpoint<{
  query: { paymentId: string }
  answer: OwnPaymentStatus
}>()('GET', '/api/frontend/user/finances/payment-status')
