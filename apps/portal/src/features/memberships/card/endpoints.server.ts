import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { beginRefusals, giveUpRefusals, payRefusals } from '#core/payments/refusals.ts'
import { describeRoute } from '#platform/api/describe-route.server.ts'
import { invoicePaymentRefusals } from '../refusals.ts'
import { PayInvoice } from './contract.ts'
import { invoicePaymentRoutes as routes } from './endpoints.ts'

export const cardDescribed = {
  start: describeRoute(routes.start, {
    summary:
      'Begins to pay one’s own invoice by card, or goes on where it was. The amount is the invoice’s.',
    mayAsk: 'user',
    body: PayInvoice,
    answer: PaymentStarted,
    refusals: {
      ...invoicePaymentRefusals,
      ...beginRefusals,
    },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  pay: describeRoute(routes.pay, {
    summary:
      'Brings the payment of an invoice as far as it goes. What nobody can say yet is INITIALIZED.',
    mayAsk: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: payRefusals,
  }),
  giveUp: describeRoute(routes.giveUp, {
    summary: 'Ends a payment that is not paid. PAID where it had been.',
    mayAsk: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: giveUpRefusals,
  }),
}
