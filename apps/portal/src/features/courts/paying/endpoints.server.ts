import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { beginRefusals, giveUpRefusals, payRefusals } from '#core/payments/refusals.ts'
import { describeRoute } from '#platform/api/describe-route.server.ts'
import { holdRefusals } from '../refusals.ts'
import { PayCourt } from './contract.ts'
import { payingRoutes as routes } from './endpoints.ts'

export const payingDescribed = {
  begin: describeRoute(routes.begin, {
    summary:
      'Begins to pay by card for the half hours that one holds. Sent again it is the same payment, with a fresh address of the card form.',
    mayAsk: 'user',
    body: PayCourt,
    answer: PaymentStarted,
    refusals: {
      ...holdRefusals,
      ...beginRefusals,
    },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  pay: describeRoute(routes.pay, {
    summary:
      'Brings one’s payment as far as it goes: asks the provider, books the court and takes the money. What is not known in time is INITIALIZED, and asked for again.',
    mayAsk: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: payRefusals,
  }),
  giveUp: describeRoute(routes.giveUp, {
    summary:
      'Ends a payment that one does not want to make, and frees the court. One that was made already goes on.',
    mayAsk: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: giveUpRefusals,
  }),
}
