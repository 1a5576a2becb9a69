import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PayCourt } from './contract.ts'

const path = '/api/frontend/user/finances/seamless-payment/court'
/** Specification, section 9: the provider is asked. */
const timeLimit = 30_000

/** Specification, section 7 "Payment and fees". */
export const payingEndpoints = {
  begin: endpoint<{ body: PayCourt; answer: PaymentStarted }>()('POST', path, { timeLimit }),
  pay: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/pay`, {
    timeLimit,
  }),
  giveUp: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/give-up`, {
    timeLimit,
  }),
}
