import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'

const id = z.int().positive().max(2_147_483_647)
const instant = z.iso.datetime()
const named = z.strictObject({ id, name: z.string() })
/** In kroner; only NOK is supported. */
const money = z.strictObject({ amount: z.number().positive(), currency: z.literal('NOK') })

/**
 * Why a unit is not open: it is booked, somebody is paying for it, a club has it, or it is closed.
 */
export const unitBlockingReasons = ['booked', 'held', 'club', 'closed'] as const

/** Specification, section 3 "Court timeslot": half an hour of one court. Instants are in UTC. */
export const Timeslot = z.strictObject({
  isOpen: z.boolean(),
  /** Null when it is open. Not in the specification. */
  blockingReason: z.enum(unitBlockingReasons).nullable(),
  price: money,
  startTime: instant,
  endTime: instant,
  sportsCenter: named,
  court: named,
  category: named,
})
export type Timeslot = z.infer<typeof Timeslot>

/** Timeslots that have not started, by time. There are none outside opening hours. */
export const Timeslots = z.strictObject({ items: z.array(Timeslot) })
export type Timeslots = z.infer<typeof Timeslots>

/** Specification, section 7. */
export const ReserveCourt = z.strictObject({
  fromTime: z.iso.datetime({ offset: true }),
  toTime: z.iso.datetime({ offset: true }),
  courtId: id,
  /** The name on the page; it decides nothing. */
  courtName: z.string().max(200),
  sportsCenterId: id,
})
export type ReserveCourt = z.infer<typeof ReserveCourt>

/**
 * Specification, section 3 "Court reservation": one for each unit. The units of a hold are paid
 * together; `holdId`, `expiresAt` and `state` are not in the specification.
 */
export const CourtReservation = z.strictObject({
  id: z.uuid(),
  timeslotId: z.string(),
  /** Courts have no queue: both are 0. */
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
  /** It can still be released or cancelled. */
  cancelable: z.boolean(),
  holdId: z.uuid(),
  state: z.enum(['held', 'confirmed']),
  /** When the hold expires; null when it is booked. */
  expiresAt: instant.nullable(),
})
export type CourtReservation = z.infer<typeof CourtReservation>

export const CourtReservations = z.strictObject({ items: z.array(CourtReservation) })
export type CourtReservations = z.infer<typeof CourtReservations>

/** Whether the caller may book today, and the refund rules. */
export const Booker = z.strictObject({
  isMember: z.boolean(),
  /** The membership is blocked from booking. */
  isDisqualified: z.boolean(),
  /** Periods from today on in which the membership is frozen, so that nothing can be booked. */
  freezes: z.array(z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() })),
  /**
   * A cancellation up to this many hours before the start is refunded in full, a later one in part.
   */
  refundHours: z.int().nonnegative(),
  lateRefundPercent: z.int().min(0).max(100),
})
export type Booker = z.infer<typeof Booker>

export const HoldId = z.strictObject({ holdId: z.uuid() })
export type HoldId = z.infer<typeof HoldId>

/** An invalid value falls back to Norwegian: a page never fails because of its address. */
export const LanguageQuery = z.object({ language: z.enum(locales).catch(defaultLocale) })
export type Language = z.infer<typeof LanguageQuery>['language']
