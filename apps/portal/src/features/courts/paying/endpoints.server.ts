import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, payRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { holdRefusals } from '../refusals.ts'
import { PayCourt } from './contract.ts'
import { payingEndpoints as endpoints } from './endpoints.ts'

export const payingDescribed = {
  begin: describeEndpoint(endpoints.begin, {
    summary:
      'Begins to pay by card for the half hours that one holds. Sent again it is the same payment, with a fresh address of the card form.',
    access: 'user',
    body: PayCourt,
    answer: PaymentStarted,
    refusals: {
      ...holdRefusals,
      ...startRefusals,
    },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  pay: describeEndpoint(endpoints.pay, {
    summary:
      'Brings one’s payment as far as it goes: asks the provider, books the court and takes the money. What is not known in time is INITIALIZED, and asked for again.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: payRefusals,
  }),
  giveUp: describeEndpoint(endpoints.giveUp, {
    summary:
      'Ends a payment that one does not want to make, and frees the court. One that was made already goes on.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: cancelRefusals,
  }),
}
