import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { cancelReasons, placeStates, waitingReasons } from '#core/places/states.ts'
import { AskedQuestion, GivenAnswer, GivenAnswers } from '#core/questions/contract.ts'
import { audiences } from '../model/states.ts'

const instant = z.iso.datetime()
const ore = z.int().min(0)
const text = z.record(z.enum(locales), z.string())

/** Whether places can be had, and otherwise why not. */
export const placesStates = [
  'open',
  /** People come as they are. */
  'none',
  'closed',
  'called-off',
  'association-closed',
] as const

/** What everybody sees about the places of an event. Amounts in øre. */
export const EventPlaces = z.strictObject({
  title: text,
  association: z.string(),
  /** Of its public page; null while it has none. */
  associationSlug: z.nullable(z.string()),
  startsAt: instant,
  state: z.enum(placesStates),
  audience: z.enum(audiences),
  capacity: z.int(),
  free: z.int(),
  waiting: z.int(),
  memberPriceOre: ore,
  priceOre: ore,
  /** Until then places are for members; null when they are for all. */
  membersFirstUntil: instant.nullable(),
  closesAt: instant.nullable(),
  /** How long a place from the queue is held for its payment. */
  promotedHours: z.int(),
  /** The last instant of a full refund, and what is refunded after it. */
  refundUntil: instant,
  lateRefundPercent: z.int(),
})
export type EventPlaces = z.infer<typeof EventPlaces>

export const OwnPlace = z.strictObject({
  id: z.uuid(),
  state: z.enum(placeStates),
  /** Of somebody who waits: why, and their place in the queue. */
  waitingBecause: z.enum(waitingReasons).nullable(),
  position: z.int().nullable(),
  priceOre: ore,
  isPaid: z.boolean(),
  /** Until when it is held. */
  expiresAt: instant.nullable(),
  isPromoted: z.boolean(),
  cancelledBecause: z.enum(cancelReasons).nullable(),
  /** What a cancellation now gives back; null when it cannot be cancelled any more. */
  refundOre: ore.nullable(),
  /** The last instant of a full refund. */
  refundUntil: instant,
  /** Time or place of the event have changed since: a full refund until the start. */
  isMoved: z.boolean(),
  answers: z.array(GivenAnswer),
})
export type OwnPlace = z.infer<typeof OwnPlace>

/** What the caller can do at an event. */
export const OwnBooking = z.strictObject({
  isMember: z.boolean(),
  /** What a place costs them now. */
  priceOre: ore,
  questions: z.array(AskedQuestion),
  /** The one that they have, or the last one that they had. */
  place: OwnPlace.nullable(),
})
export type OwnBooking = z.infer<typeof OwnBooking>

/** @property seenPriceOre the price that the caller saw */
export const BookEvent = z.strictObject({ seenPriceOre: ore, answers: GivenAnswers })
export type BookEvent = z.infer<typeof BookEvent>

export const ChangeAnswers = z.strictObject({ answers: GivenAnswers })
export type ChangeAnswers = z.infer<typeof ChangeAnswers>

/** @property refundOre the refund that the caller saw */
export const CancelPlace = z.strictObject({
  placeId: z.uuid(),
  state: z.enum(['held', 'booked', 'waiting']),
  refundOre: ore,
})
export type CancelPlace = z.infer<typeof CancelPlace>

export const PlaceCancelled = z.strictObject({ refundOre: ore })
export type PlaceCancelled = z.infer<typeof PlaceCancelled>
