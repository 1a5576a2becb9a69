import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, reconcileRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { holdRefusals } from '../model/refusals.ts'
import { PayCourt } from './contract.ts'
import { payEndpoints as endpoints } from './endpoints.ts'

export const payDescribed = {
  start: describeEndpoint(endpoints.start, {
    summary:
      'Starts the card payment of a hold. A repeated request returns the same payment with a fresh address of the card form.',
    access: 'user',
    body: PayCourt,
    answer: PaymentStarted,
    refusals: {
      ...holdRefusals,
      ...startRefusals,
    },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  reconcile: describeEndpoint(endpoints.reconcile, {
    summary:
      'Brings a payment as far as it goes: reads it from the provider, books the court and captures the money. A payment whose outcome is not known in time is INITIALIZED, and the caller asks again.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: reconcileRefusals,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary: 'Cancels a payment and releases the court. A payment that was already made continues.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: cancelRefusals,
  }),
}
