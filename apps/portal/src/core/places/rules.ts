import type { WaitingReason } from './states.ts'

/** What decides who gets a place. */
export type OfferRules = {
  readonly capacity: number
  /** Seats that are held or booked. */
  readonly taken: number
  readonly poolFirstUntil: Date | null
  readonly closesAt: Date
  readonly payMinutes: number
  readonly promotedHours: number
  readonly calledOffAt: Date | null
  /** Calling it off waits for a second person. */
  readonly isPaused?: boolean
}

/** Why nobody can book or be promoted any more, or for a while. */
export type NotOpen = 'PLACES_CALLED_OFF' | 'PLACES_CLOSED' | 'PLACES_PAUSED'

export type Decision =
  | { readonly state: 'booked' }
  | { readonly state: 'held'; readonly expiresAt: Date }
  | { readonly state: 'waiting'; readonly because: WaitingReason }

const minute = 60_000
const hour = 60 * minute

/** At the instant of closing itself it is closed. */
export function reasonNotOpen(
  {
    calledOffAt,
    closesAt,
    isPaused = false,
  }: Pick<OfferRules, 'calledOffAt' | 'closesAt' | 'isPaused'>,
  now: Date,
): NotOpen | null {
  if (calledOffAt !== null) return 'PLACES_CALLED_OFF'
  if (now >= closesAt) return 'PLACES_CLOSED'
  return isPaused ? 'PLACES_PAUSED' : null
}

/** Whether places are for the first pool alone. At the given instant all may have them. */
export const isFirstPoolTime = (
  { poolFirstUntil }: Pick<OfferRules, 'poolFirstUntil'>,
  now: Date,
): boolean => poolFirstUntil !== null && now < poolFirstUntil

/**
 * What a person gets who books now. Those in the queue who may have a place have been given it before.
 * The first reason to wait is the pool: a place that gets free is not theirs either. A group is decided
 * as a whole: all its seats, or the queue.
 */
export function decidePlace(
  offer: OfferRules,
  person: { readonly isFirstPool: boolean; readonly priceOre: number; readonly seats?: number },
  now: Date,
): Decision {
  if (!person.isFirstPool && isFirstPoolTime(offer, now))
    return { state: 'waiting', because: 'pool-first' }
  if (offer.taken + (person.seats ?? 1) > offer.capacity)
    return { state: 'waiting', because: 'full' }
  if (person.priceOre === 0) return { state: 'booked' }
  return { state: 'held', expiresAt: new Date(now.getTime() + offer.payMinutes * minute) }
}

/**
 * Who of the queue gets what is free. In the order of arrival; a group that does not fit yet keeps its
 * place there, and smaller ones after it are not made to wait for it.
 */
export function choosePromoted<Waiting extends { readonly seats: number }>(
  free: number,
  waiting: readonly Waiting[],
): Waiting[] {
  let left = free
  return waiting.filter(({ seats }) => {
    const fits = seats <= left
    if (fits) left -= seats
    return fits
  })
}

/** Until when somebody pays who got a place from the queue: their own time, and never past the end. */
export function promotedUntil(
  { promotedHours, closesAt }: Pick<OfferRules, 'promotedHours' | 'closesAt'>,
  now: Date,
): Date {
  return new Date(Math.min(now.getTime() + promotedHours * hour, closesAt.getTime()))
}

export type RefundRules = { readonly refundHours: number; readonly lateRefundPercent: number }

/**
 * The last instant of a full refund. What was moved after somebody had a place is refunded in full
 * until it starts: they booked another time or another place.
 */
export const refundDeadline = (
  { startsAt, isMoved = false }: { readonly startsAt: Date; readonly isMoved?: boolean },
  { refundHours }: Pick<RefundRules, 'refundHours'>,
): Date => (isMoved ? startsAt : new Date(startsAt.getTime() - refundHours * hour))

/**
 * What a cancellation gives back of what was paid, in øre; null when it has started and cannot be
 * cancelled any more.
 */
export function refundOf(
  booked: { readonly startsAt: Date; readonly paidOre: number; readonly isMoved: boolean },
  rules: RefundRules,
  now: Date,
): number | null {
  const { startsAt, paidOre } = booked
  if (now >= startsAt) return null
  if (now <= refundDeadline(booked, rules)) return paidOre
  return Math.floor((paidOre * rules.lateRefundPercent) / 100)
}
