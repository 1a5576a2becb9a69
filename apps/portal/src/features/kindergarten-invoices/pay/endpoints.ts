import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PayInvoice } from './contract.ts'

const path = '/api/frontend/user/kindergarten/invoice-payments'

/** Milliseconds; the payment provider is called (specification, section 9). */
const timeLimit = 30_000

export const kindergartenPaymentEndpoints = {
  start: endpoint<{ body: PayInvoice; answer: PaymentStarted }>()('POST', path, { timeLimit }),
  reconcile: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/pay`, {
    timeLimit,
  }),
  cancel: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${path}/cancel`, {
    timeLimit,
  }),
}
