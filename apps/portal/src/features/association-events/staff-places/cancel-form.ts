import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'

/** The highest price of a place, in øre. */
const maxOre = 1_000_000

/** What staff give back, in øre, and the reason that the person reads. */
export const CancelPlaceForm = z.strictObject({
  /** The state that staff saw. */
  state: z.enum(['held', 'booked', 'waiting']),
  refundOre: z
    .int('AMOUNT_INVALID')
    .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(maxOre, 'AMOUNT_INVALID')),
  reason: reasonForPayer,
})
export type CancelPlaceForm = z.infer<typeof CancelPlaceForm>
