import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, reconcileRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { invoicePaymentRefusals } from '../refusals.ts'
import { PayInvoice } from './contract.ts'
import { invoicePaymentEndpoints as endpoints } from './endpoints.ts'

export const cardDescribed = {
  start: describeEndpoint(endpoints.start, {
    summary:
      'Begins to pay one’s own invoice by card, or goes on where it was. The amount is the invoice’s.',
    access: 'user',
    body: PayInvoice,
    answer: PaymentStarted,
    refusals: {
      ...invoicePaymentRefusals,
      ...startRefusals,
    },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  reconcile: describeEndpoint(endpoints.reconcile, {
    summary:
      'Brings the payment of an invoice as far as it goes. What nobody can say yet is INITIALIZED.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: reconcileRefusals,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary: 'Ends a payment that is not paid. PAID where it had been.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: cancelRefusals,
  }),
}
