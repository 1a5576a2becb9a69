import { z } from 'zod'

const id = z.int().positive().max(2_147_483_647)
const instant = z.iso.datetime()
const named = z.strictObject({ id, name: z.string() })
/** In kroner; only NOK is supported. */
const money = z.strictObject({ amount: z.number().positive(), currency: z.literal('NOK') })

/** Why a unit is not open: somebody has it, is paying for it, a club has it, or the court is closed. */
export const unitBlockingReasons = ['booked', 'held', 'club', 'closed'] as const

/** Specification, section 3 "Court timeslot": half an hour of one court. Instants are in UTC. */
export const Timeslot = z.strictObject({
  isOpen: z.boolean(),
  /** Null of one that is open. Not of the specification. */
  blockingReason: z.enum(unitBlockingReasons).nullable(),
  price: money,
  startTime: instant,
  endTime: instant,
  sportsCenter: named,
  court: named,
  category: named,
})
export type Timeslot = z.infer<typeof Timeslot>

/** Those that have not begun, by time; outside opening hours there are none. */
export const Timeslots = z.strictObject({ items: z.array(Timeslot) })
export type Timeslots = z.infer<typeof Timeslots>

/** Specification, section 7. */
export const ReserveCourt = z.strictObject({
  fromTime: z.iso.datetime({ offset: true }),
  toTime: z.iso.datetime({ offset: true }),
  courtId: id,
  /** As it was shown; nothing is decided by it. */
  courtName: z.string().max(200),
  sportsCenterId: id,
})
export type ReserveCourt = z.infer<typeof ReserveCourt>

/**
 * Specification, section 3 "Court reservation": one for each unit. All units of one hold are paid
 * together; `holdId`, `expiresAt` and `state` are not of the specification.
 */
export const CourtReservation = z.strictObject({
  id: z.uuid(),
  timeslotId: z.string(),
  /** Nobody waits in line for a court: both are 0. */
  queue: z.strictObject({
    position: z.int().nonnegative(),
    length: z.int().nonnegative(),
  }),
  price: money,
  reservations: z.strictObject({ max: z.int().positive(), current: z.int().nonnegative() }),
  startTime: instant,
  endTime: instant,
  court: named,
  type: z.literal('COURT'),
  sportsCenter: named,
  /** It can still be given up, or cancelled. */
  cancelable: z.boolean(),
  holdId: z.uuid(),
  state: z.enum(['held', 'confirmed']),
  /** Of one that is held: until when. */
  expiresAt: instant.nullable(),
})
export type CourtReservation = z.infer<typeof CourtReservation>

export const CourtReservations = z.strictObject({ items: z.array(CourtReservation) })
export type CourtReservations = z.infer<typeof CourtReservations>

/** What somebody may do today, and what is given back of what they cancel. */
export const Booker = z.strictObject({
  isMember: z.boolean(),
  /** Booking is blocked. */
  isDisqualified: z.boolean(),
  /** Frozen then, from today on: nobody books for those days. */
  freezes: z.array(z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() })),
  /** Until so many hours before the start, all of the price is given back; later a part of it. */
  refundHours: z.int().nonnegative(),
  lateRefundPercent: z.int().min(0).max(100),
})
export type Booker = z.infer<typeof Booker>

export const HoldId = z.strictObject({ holdId: z.uuid() })
export type HoldId = z.infer<typeof HoldId>

/** Values outside their range fall back: a page never fails because of its address. */
export const LanguageQuery = z.object({ language: z.enum(['no', 'en']).catch('no') })
export type Language = z.infer<typeof LanguageQuery>['language']
