import { z } from 'zod'
import { RefundRequest, SumsBeforeRefund } from '#core/payments/contract.ts'
import { localized } from '#platform/i18n/localized.ts'

const id = z.int().positive()
const named = z.strictObject({ id, name: z.string() })
const instant = z.iso.datetime()

/** A booking, or a hold that is being paid, as staff see it. Amounts in øre. */
export const StaffReservation = z.strictObject({
  id: z.uuid(),
  /** Grows when it is moved. */
  version: id,
  state: z.enum(['held', 'confirmed']),
  /** When the hold expires; null when it is booked. */
  expiresAt: instant.nullable(),
  startTime: instant,
  endTime: instant,
  court: named,
  centerName: z.string(),
  member: z.strictObject({ id: z.string(), name: z.string() }),
  priceOre: z.int(),
  /** The refund by the rules if the member cancelled now; null once it has started. */
  refundByRuleOre: z.int().nullable(),
  /** The court was closed for that time after it was booked. */
  isInClosure: z.boolean(),
  refundSums: SumsBeforeRefund,
  /** A request of one person to refund more than they may alone; a colleague has to confirm it. */
  request: RefundRequest.nullable(),
})
export type StaffReservation = z.infer<typeof StaffReservation>

export const blockKinds = ['free', 'booked', 'held', 'club', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

/** Consecutive half hours of one court in the same state. */
export const CourtBlock = z.strictObject({
  kind: z.enum(blockKinds),
  startTime: instant,
  endTime: instant,
  /** The club that has it, or why it is closed. */
  text: z.string().nullable(),
  reservation: StaffReservation.nullable(),
})
export type CourtBlock = z.infer<typeof CourtBlock>

/** A day of the courts of a centre. Where there is no block, the court is not open. */
export const CourtDay = z.strictObject({
  day: z.iso.date(),
  today: z.iso.date(),
  /** Centres that have courts. */
  centers: z.array(named),
  /** Null when no centre has courts. */
  centerId: id.nullable(),
  courts: z.array(
    z.strictObject({
      id,
      name: z.string(),
      categoryName: z.string(),
      blocks: z.array(CourtBlock),
    }),
  ),
})
export type CourtDay = z.infer<typeof CourtDay>

/** Where a reservation may be moved on a day, and the price there. */
export const MoveTargets = z.strictObject({
  items: z.array(
    z.strictObject({
      court: named,
      centerName: z.string(),
      startTime: instant,
      endTime: instant,
      priceOre: z.int(),
    }),
  ),
})
export type MoveTargets = z.infer<typeof MoveTargets>

/**
 * `waits`: the refund is above what one person may pay out alone; a colleague has to confirm it.
 */
export const CancelledByStaff = z.strictObject({ outcome: z.enum(['cancelled', 'waits']) })
export type CancelledByStaff = z.infer<typeof CancelledByStaff>

/** `waits` as in `CancelledByStaff`. */
export const RefundedByStaff = z.strictObject({ outcome: z.enum(['refunded', 'waits']) })
export type RefundedByStaff = z.infer<typeof RefundedByStaff>

/** A closure, and its reservations that are not over. */
export const ClosureReservations = z.strictObject({
  name: z.string(),
  startTime: instant,
  endTime: instant,
  reason: localized(z.string()),
  items: z.array(StaffReservation),
})
export type ClosureReservations = z.infer<typeof ClosureReservations>
