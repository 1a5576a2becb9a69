import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PayCourt } from './contract.ts'

const path = '/api/frontend/user/finances/seamless-payment/court'
/** Specification, section 9: the handler waits for the provider. */
const timeLimit = 30_000

/** Specification, section 7 "Payment and fees". */
export const payEndpoints = {
  start: endpoint<{ body: PayCourt; answer: PaymentStarted }>()('POST', path, { timeLimit }),
  reconcile: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/pay`, {
    timeLimit,
  }),
  cancel: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/cancel`, {
    timeLimit,
  }),
}
