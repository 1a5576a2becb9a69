import { PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { invoicePaymentRefusals } from '../refusals.ts'
import { OwnPayment, PayInvoice } from './contract.ts'
import { invoicePaymentRoutes as routes } from './routes.ts'

export const cardDescribed = {
  start: describeRoute(routes.start, {
    summary:
      'Begins to pay one’s own invoice by card, or goes on where it was. The amount is the invoice’s.',
    mayAsk: 'user',
    body: PayInvoice,
    answer: PaymentStarted,
    refusals: {
      ...invoicePaymentRefusals,
      ...only(
        paymentRefusals,
        'PAYMENTS_NOT_SET_UP',
        'PAYMENT_PROVIDER_AWAY',
        'PAYMENT_UNDER_WAY',
        'PAYMENT_SETTLED',
        'PAYMENT_UNKNOWN',
      ),
    },
  }),
  pay: describeRoute(routes.pay, {
    summary:
      'Brings the payment of an invoice as far as it goes. What nobody can say yet is INITIALIZED.',
    mayAsk: 'user',
    body: OwnPayment,
    answer: PaymentOutcome,
    refusals: only(paymentRefusals, 'PAYMENTS_NOT_SET_UP', 'PAYMENT_UNKNOWN'),
  }),
  giveUp: describeRoute(routes.giveUp, {
    summary: 'Ends a payment that is not paid. PAID where it had been.',
    mayAsk: 'user',
    body: OwnPayment,
    answer: PaymentOutcome,
    refusals: only(paymentRefusals, 'PAYMENTS_NOT_SET_UP', 'PAYMENT_UNKNOWN', 'PAYMENT_UNDER_WAY'),
  }),
}
