import { z } from 'zod'

const id = z.int().positive()
const named = z.strictObject({ id, name: z.string() })
const instant = z.iso.datetime()
const ore = z.int().nonnegative()

/** A court that somebody pays for, has booked, or has given back. Amounts in øre. */
export const CourtBooking = z.strictObject({
  id: z.uuid(),
  state: z.enum(['held', 'confirmed', 'cancelled']),
  category: named,
  court: named,
  sportsCenter: named,
  startTime: instant,
  endTime: instant,
  amountOre: ore,
  /** Of one that is held: until when it can be paid. */
  expiresAt: instant.nullable(),
  /** Of one that can be given back now: how much comes back, and until when all of it does. */
  cancelling: z.strictObject({ refundOre: ore, fullUntil: instant }).nullable(),
  /** Of one that was given back: how much comes back, or has come. */
  refundedOre: ore,
  hasReceipt: z.boolean(),
})
export type CourtBooking = z.infer<typeof CourtBooking>

/** Those to come by their time, what is not paid yet before the rest, and those that are over or given back, the latest first. */
export const CourtBookings = z.strictObject({
  coming: z.array(CourtBooking),
  past: z.array(CourtBooking),
})
export type CourtBookings = z.infer<typeof CourtBookings>

/** The amount that was seen: should it be another one by now, nothing is done. */
export const SeenRefund = z.strictObject({ refundOre: ore.max(100_000_000) })
export type SeenRefund = z.infer<typeof SeenRefund>

/** How much comes back. */
export const Cancelled = z.strictObject({ refundOre: ore })
export type Cancelled = z.infer<typeof Cancelled>
