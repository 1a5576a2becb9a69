import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, reconcileRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { JoinForm } from '../model/contract.ts'
import { joinRefusals, memberRefusals } from '../model/refusals.ts'
import { FeeHold, PayFee } from './contract.ts'
import { feeEndpoints as endpoints } from './endpoints.ts'

export const feeDescribed = {
  hold: describeEndpoint(endpoints.hold, {
    summary:
      'Fixes the fee and the days that the caller is about to pay for, for half an hour. Doing it again gives the same.',
    access: 'user',
    body: JoinForm,
    answer: FeeHold,
    refusals: {
      ...joinRefusals,
      ...only(memberRefusals, 'FEE_NOT_DUE', 'APPROVAL_NEEDED', 'RENEWAL_NOT_POSSIBLE'),
    },
  }),
  startPayment: describeEndpoint(endpoints.startPayment, {
    summary: 'Starts or resumes the card payment of a fee of an association.',
    access: 'user',
    body: PayFee,
    answer: PaymentStarted,
    refusals: { ...only(memberRefusals, 'FEE_HOLD_ENDED', 'FEE_NOT_DUE'), ...startRefusals },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  reconcilePayment: describeEndpoint(endpoints.reconcilePayment, {
    summary:
      'Reconciles the payment of a fee with the provider. An unknown outcome is INITIALIZED.',
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
