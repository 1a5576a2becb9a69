import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { route } from '#platform/api/endpoint.ts'
import type { PayCourt } from './contract.ts'

const path = '/api/frontend/user/finances/seamless-payment/court'
/** Specification, section 9: the handler waits for the provider. */
const timeLimit = 30_000

/** Specification, section 7 "Payment and fees". */
export const payEndpoints = {
  start: route<{ body: PayCourt; answer: PaymentStarted }>()('POST', path, { timeLimit }),
  pay: route<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/pay`, { timeLimit }),
  cancel: route<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/cancel`, {
    timeLimit,
  }),
}
