import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PayCourse } from './contract.ts'

const seamless = '/api/frontend/user/finances/seamless-payment/course'

/** The payment provider is called. */
const timeLimit = 30_000

export const payCourseEndpoints = {
  start: endpoint<{ body: PayCourse; answer: PaymentStarted }>()('POST', seamless, { timeLimit }),
  reconcile: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${seamless}/pay`, {
    timeLimit,
  }),
  cancel: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()('POST', `${seamless}/cancel`, {
    timeLimit,
  }),
}
