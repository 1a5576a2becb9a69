import { z } from 'zod'
import type { PaymentState } from './states.ts'

/** As the specification names how a payment stands. */
export const PaymentStatus = z.enum(['INITIALIZED', 'PAID', 'CANCELLED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Section 6, "Payment": what the browser embeds and comes back with. */
export const PaymentStarted = z.object({ paymentId: z.uuid(), checkoutUrl: z.string() })
export type PaymentStarted = z.infer<typeof PaymentStarted>

export const PaymentStands = z.object({ paymentId: z.uuid(), paymentStatus: PaymentStatus })
export type PaymentStands = z.infer<typeof PaymentStands>

/**
 * `PAID` once what is paid for is the payer's, whether or not the money has been taken yet. What
 * nobody can say yet is `INITIALIZED`.
 * @param isConfirmed whether the subject was ever confirmed
 */
export function statusOf(state: PaymentState, isConfirmed: boolean): PaymentStatus {
  switch (state) {
    case 'created':
    case 'opened':
    case 'authorised':
      return 'INITIALIZED'
    case 'confirmed':
    case 'captured':
      return 'PAID'
    case 'attention':
      return isConfirmed ? 'PAID' : 'INITIALIZED'
    default:
      return 'CANCELLED'
  }
}
