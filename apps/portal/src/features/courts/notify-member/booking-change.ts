import { z } from 'zod'

const refund = { reason: z.string(), refundOre: z.int().nonnegative() }

/** What staff have done about a booking. Amounts in øre. */
export const BookingChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('moved'),
    fromCourtId: z.int().positive(),
    fromTime: z.iso.datetime(),
  }),
  z.strictObject({ kind: z.literal('cancelled'), ...refund }),
  /** What was paid goes back for a court that was never theirs. */
  z.strictObject({ kind: z.literal('given-back'), ...refund }),
])
export type BookingChange = z.infer<typeof BookingChange>
