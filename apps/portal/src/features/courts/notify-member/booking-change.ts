import { z } from 'zod'

const refund = { reason: z.string(), refundOre: z.int().nonnegative() }

/** A change of a booking by staff. Amounts in øre. */
export const BookingChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('moved'),
    fromCourtId: z.int().positive(),
    fromTime: z.iso.datetime(),
  }),
  z.strictObject({ kind: z.literal('cancelled'), ...refund }),
  /** A part is refunded, and the member keeps the booking. */
  z.strictObject({ kind: z.literal('part-refunded'), ...refund }),
  /** The payment is refunded because the member never got the court. */
  z.strictObject({ kind: z.literal('given-back'), ...refund }),
])
export type BookingChange = z.infer<typeof BookingChange>
