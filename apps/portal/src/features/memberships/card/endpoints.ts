import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PayInvoice } from './contract.ts'

const seamless = '/api/frontend/user/finances/seamless-payment/invoice'

/** Specification, section 9: the provider is asked. */
const timeLimit = 30_000

export const invoicePaymentEndpoints = {
  start: endpoint<{ body: PayInvoice; answer: PaymentStarted }>()('POST', seamless, { timeLimit }),
  reconcile: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${seamless}/pay`, {
    timeLimit,
  }),
  cancel: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${seamless}/cancel`, {
    timeLimit,
  }),
}
