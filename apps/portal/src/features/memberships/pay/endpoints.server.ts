import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, reconcileRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { invoicePaymentRefusals } from '../model/refusals.ts'
import { PayInvoice } from './contract.ts'
import { invoicePaymentEndpoints as endpoints } from './endpoints.ts'

export const invoicePaymentsDescribed = {
  startPayment: describeEndpoint(endpoints.startPayment, {
    summary: 'Starts or resumes the card payment of one’s own invoice, for the whole amount.',
    access: 'user',
    body: PayInvoice,
    answer: PaymentStarted,
    refusals: {
      ...invoicePaymentRefusals,
      ...startRefusals,
    },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  reconcilePayment: describeEndpoint(endpoints.reconcilePayment, {
    summary:
      'Reconciles the payment of an invoice with the provider. An unknown outcome is INITIALIZED.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: reconcileRefusals,
  }),
  cancelPayment: describeEndpoint(endpoints.cancelPayment, {
    summary: 'Cancels an unpaid payment. The answer is PAID if it had been paid.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: cancelRefusals,
  }),
}
