import { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { cancelRefusals, reconcileRefusals, startRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { payRefusals } from '../model/refusals.ts'
import { PayCourse } from './contract.ts'
import { payCourseEndpoints as endpoints } from './endpoints.ts'

export const payCourseDescribed = {
  start: describeEndpoint(endpoints.start, {
    summary:
      'Starts or resumes the card payment of the caller’s own place in a course, while it is held.',
    access: 'user',
    body: PayCourse,
    answer: PaymentStarted,
    refusals: { ...payRefusals, ...startRefusals },
    refusalDetails: { PAYMENT_OUTCOME_UNKNOWN: PaymentId },
  }),
  reconcile: describeEndpoint(endpoints.reconcile, {
    summary:
      'Reconciles the payment of a place in a course with the provider. An unknown outcome is INITIALIZED.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: reconcileRefusals,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels an unpaid payment; the place is held until its time is over. The answer is PAID if it had been paid.',
    access: 'user',
    body: PaymentId,
    answer: PaymentOutcome,
    refusals: cancelRefusals,
  }),
}
