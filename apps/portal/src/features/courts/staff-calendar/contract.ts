import { z } from 'zod'
import { RefundRequest, SumsBeforeRefund } from '#core/payments/contract.ts'

const id = z.int().positive()
const named = z.strictObject({ id, name: z.string() })
const instant = z.iso.datetime()

/** What staff know of a booking, or of a hold that is being paid. Amounts in øre. */
export const StaffReservation = z.strictObject({
  id: z.uuid(),
  /** Grows when it is moved. */
  version: id,
  state: z.enum(['held', 'confirmed']),
  /** Of one that is held: until when. */
  expiresAt: instant.nullable(),
  startTime: instant,
  endTime: instant,
  court: named,
  centerName: z.string(),
  member: z.strictObject({ id: z.string(), name: z.string() }),
  priceOre: z.int(),
  /** What the rules give back to whoever cancels now; null once it has begun. */
  refundByRuleOre: z.int().nullable(),
  /** Staff have closed the court at that time. */
  isInClosure: z.boolean(),
  refundSums: SumsBeforeRefund,
  /** To give back more than one may alone somebody has asked, and somebody else has to agree. */
  request: RefundRequest.nullable(),
})
export type StaffReservation = z.infer<typeof StaffReservation>

export const blockKinds = ['free', 'booked', 'held', 'club', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

/** Half hours of one court, one after the other, of which the same is true. */
export const CourtBlock = z.strictObject({
  kind: z.enum(blockKinds),
  startTime: instant,
  endTime: instant,
  /** Which club has it, or why it is closed. */
  text: z.string().nullable(),
  reservation: StaffReservation.nullable(),
})
export type CourtBlock = z.infer<typeof CourtBlock>

/** A day of the courts of a centre. Where there is no block, the court is not open. */
export const CourtDay = z.strictObject({
  day: z.iso.date(),
  today: z.iso.date(),
  /** Those that have courts. */
  centers: z.array(named),
  /** Null where there are none. */
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

/** Where a reservation may go on a day, at which price it would be booked there. */
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

/** `waits`: above what one may give back alone, somebody else has to ask for the same. */
export const CancelledByStaff = z.strictObject({ outcome: z.enum(['cancelled', 'waits']) })
export type CancelledByStaff = z.infer<typeof CancelledByStaff>

/** A closure, and the reservations in it that are not over. */
export const ClosureReservations = z.strictObject({
  name: z.string(),
  startTime: instant,
  endTime: instant,
  reasonNo: z.string(),
  reasonEn: z.string(),
  items: z.array(StaffReservation),
})
export type ClosureReservations = z.infer<typeof ClosureReservations>
