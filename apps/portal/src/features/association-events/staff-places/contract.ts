import { z } from 'zod'
import { RefundRequest, SumsBeforeRefund } from '#core/payments/contract.ts'
import { placeStates, waitingReasons } from '#core/places/states.ts'

const instant = z.iso.datetime()

export const StaffPlace = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(placeStates),
  waitingBecause: z.enum(waitingReasons).nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  priceOre: z.int(),
  /** What was paid and not given back. */
  paidOre: z.int(),
  refundSums: SumsBeforeRefund,
  /** A refund that a second person has to request, too. */
  request: RefundRequest.nullable(),
})
export type StaffPlace = z.infer<typeof StaffPlace>

/** Those of an event, in the order in which they came. */
export const StaffPlaces = z.strictObject({
  capacity: z.int(),
  taken: z.int(),
  items: z.array(StaffPlace),
})
export type StaffPlaces = z.infer<typeof StaffPlaces>

export const PlaceCancelledByStaff = z.strictObject({ outcome: z.enum(['cancelled', 'waits']) })
export type PlaceCancelledByStaff = z.infer<typeof PlaceCancelledByStaff>
