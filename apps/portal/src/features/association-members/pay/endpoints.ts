import type { PaymentId, PaymentOutcome, PaymentStarted } from '#core/payments/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { JoinForm } from '../model/contract.ts'
import type { FeeHold, PayFee } from './contract.ts'

const seamless = '/api/frontend/user/finances/seamless-payment/association'

/** The payment provider is called (specification, section 9). */
const options = { timeLimit: 30_000 }

export const feeEndpoints = {
  hold: endpoint<{ body: JoinForm; answer: FeeHold }>()('POST', `${seamless}/holds`),
  startPayment: endpoint<{ body: PayFee; answer: PaymentStarted }>()('POST', seamless, options),
  reconcilePayment: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()(
    'POST',
    `${seamless}/pay`,
    options,
  ),
  cancelPayment: endpoint<{ body: PaymentId; answer: PaymentOutcome }>()(
    'POST',
    `${seamless}/cancel`,
    options,
  ),
}
