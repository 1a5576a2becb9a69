import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PayInvoice } from './contract.ts'

const seamless = '/api/frontend/user/finances/seamless-payment/invoice'

/** Milliseconds; the payment provider is called (specification, section 9). */
const timeLimit = 30_000

export const invoicePaymentEndpoints = {
  startPayment: endpoint<{ body: PayInvoice; answer: PaymentStarted }>()('POST', seamless, {
    timeLimit,
  }),
  reconcilePayment: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()(
    'POST',
    `${seamless}/pay`,
    {
      timeLimit,
    },
  ),
  cancelPayment: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()(
    'POST',
    `${seamless}/cancel`,
    {
      timeLimit,
    },
  ),
}
