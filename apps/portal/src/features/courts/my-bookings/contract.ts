import { z } from 'zod'

const id = z.int().positive()
const named = z.strictObject({ id, name: z.string() })
const instant = z.iso.datetime()
const ore = z.int().nonnegative()

/** A court that the caller holds, has booked or has cancelled. Amounts in øre. */
export const CourtBooking = z.strictObject({
  id: z.uuid(),
  state: z.enum(['held', 'confirmed', 'cancelled']),
  category: named,
  court: named,
  sportsCenter: named,
  startTime: instant,
  endTime: instant,
  amountOre: ore,
  /** Until when a hold can be paid; null otherwise. */
  expiresAt: instant.nullable(),
  /**
   * Null when it cannot be cancelled; otherwise the refund now, and the deadline for a full refund.
   */
  cancellation: z.strictObject({ refundOre: ore, fullUntil: instant }).nullable(),
  /** The refund of a cancelled booking, paid out or on its way. */
  refundedOre: ore,
  hasReceipt: z.boolean(),
})
export type CourtBooking = z.infer<typeof CourtBooking>

/** `coming`: by time, unpaid holds first. `past`: over or cancelled, the latest first. */
export const CourtBookings = z.strictObject({
  coming: z.array(CourtBooking),
  past: z.array(CourtBooking),
})
export type CourtBookings = z.infer<typeof CourtBookings>

/** The refund that the caller saw: when it has changed, nothing is cancelled. */
export const SeenRefund = z.strictObject({ refundOre: ore.max(100_000_000) })
export type SeenRefund = z.infer<typeof SeenRefund>

/** The refund of the cancellation. */
export const Cancelled = z.strictObject({ refundOre: ore })
export type Cancelled = z.infer<typeof Cancelled>
