import { invoiceRefusals } from '#core/invoices/refusals.ts'
import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, reconcileRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { PayInvoice } from './contract.ts'
import { kindergartenPaymentEndpoints as endpoints } from './endpoints.ts'

export const kindergartenPaymentsDescribed = {
  start: describeEndpoint(endpoints.start, {
    summary:
      'Starts or resumes the card payment of one’s own invoice of a kindergarten, for what is open of it.',
    access: 'user',
    body: PayInvoice,
    answer: PaymentStarted,
    refusals: { ...only(invoiceRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_PAID'), ...startRefusals },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  reconcile: describeEndpoint(endpoints.reconcile, {
    summary:
      'Reconciles the payment of an invoice of a kindergarten with the provider. An unknown outcome is INITIALIZED.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: reconcileRefusals,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels an unpaid payment of an invoice of a kindergarten. The answer is PAID if it had been paid.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: cancelRefusals,
  }),
}
