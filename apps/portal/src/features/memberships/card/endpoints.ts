import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { route } from '#platform/api/endpoint.ts'
import type { PayInvoice } from './contract.ts'

const seamless = '/api/frontend/user/finances/seamless-payment/invoice'

/** Specification, section 9: the provider is asked. */
const timeLimit = 30_000

export const invoicePaymentEndpoints = {
  start: route<{ body: PayInvoice; answer: PaymentStarted }>()('POST', seamless, { timeLimit }),
  reconcile: route<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${seamless}/pay`, {
    timeLimit,
  }),
  cancel: route<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${seamless}/cancel`, {
    timeLimit,
  }),
}
