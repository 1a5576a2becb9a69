import { and, count, eq, inArray } from 'drizzle-orm'
import { freeUntil, refundOfSeats } from '#core/courses/cancelling.ts'
import { isActive } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CourseRule, CourseToBook, OwnCoursePlace } from './contract.ts'
import { type Bookable, bookingStateOf } from './find-bookable.server.ts'
import type { StoredTicket } from './tickets.server.ts'

const hour = 3_600_000

export const passUntil = ({ course, startsAt }: Pick<Bookable, 'course' | 'startsAt'>): Date =>
  new Date(startsAt.getTime() - course.passHours * hour)

function describeRule(found: Bookable, isMoved: boolean): CourseRule {
  const { course, startsAt } = found
  return {
    refundUntil: freeUntil({ startsAt, isMoved }, course).toISOString(),
    keepOre: course.keepOre,
    keepPercent: course.keepPercent,
    passUntil: passUntil(found).toISOString(),
  }
}

export const describeDates = ({ dates }: Pick<Bookable, 'dates'>): CourseToBook['dates'] =>
  dates.map(({ startsAt, endsAt, place: elsewhere }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    place: elsewhere,
  }))

/** How many wait for each of some courses. */
export async function countWaiting(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: place.offerId, waiting: count() })
    .from(place)
    .where(and(inArray(place.offerId, [...ids]), eq(place.state, 'waiting')))
    .groupBy(place.offerId)
  return new Map(rows.map(({ id, waiting }) => [id, waiting]))
}

export function describeCourse(found: Bookable, waiting: number, now: Date): CourseToBook {
  const { course, offer } = found
  return {
    id: course.id,
    title: course.title,
    teacher: course.teacher,
    place: course.place,
    hasLink: course.link !== null,
    dates: describeDates(found),
    audience: course.audience,
    state: bookingStateOf(found, now),
    capacity: offer.capacity,
    free: offer.capacity - offer.taken,
    waiting,
    mostSeats: Math.min(course.mostSeats, offer.capacity),
    studentPriceOre: course.studentPriceOre,
    memberPriceOre: course.memberPriceOre,
    otherPriceOre: course.otherPriceOre,
    closesAt: offer.closesAt.toISOString(),
    promotedHours: offer.promotedHours,
    rule: describeRule(found, false),
  }
}

type Row = {
  readonly place: typeof place.$inferSelect
  readonly position: number | null
  readonly isPassed: boolean
  /** The payment of its receipt. */
  readonly receiptOf?: string | null
}

export const isPaidPlace = ({ state, paymentId }: Row['place']): boolean =>
  state === 'booked' && paymentId !== null

/** What cancelling tickets gives back now; null once the course has started. */
export function refundOfTickets(
  found: Bookable,
  own: Row['place'],
  tickets: readonly Pick<StoredTicket, 'priceOre'>[],
  now: Date,
): number | null {
  const isPaid = isPaidPlace(own)
  const seatsOre = tickets.map(({ priceOre }) => (isPaid ? priceOre : 0))
  const isMoved = own.movedAt !== null
  return refundOfSeats({ startsAt: found.startsAt, seatsOre, isMoved }, found.course, now)
}

/** @param tickets those of the place, and of others */
export function describePlace(
  found: Bookable,
  { place: own, position, isPassed, receiptOf = null }: Row,
  tickets: readonly StoredTicket[],
  now: Date,
): OwnCoursePlace {
  const isOn = isActive(own.state) && now < found.startsAt
  return {
    id: own.id,
    state: own.state,
    position,
    isPassed,
    priceOre: own.priceOre,
    isPaid: isPaidPlace(own) && own.priceOre > 0,
    receiptOf,
    expiresAt: own.expiresAt?.toISOString() ?? null,
    isPromoted: own.promotedAt !== null,
    promotedHours: found.offer.promotedHours,
    cancelledBecause: own.cancelledBecause,
    canCancel: isOn,
    isPaused: found.isPaused && isOn,
    canAnswer:
      found.hasQuestions &&
      isActive(own.state) &&
      bookingStateOf(found, now) !== 'called-off' &&
      now < found.offer.closesAt,
    canPass: own.state === 'booked' && now < passUntil(found),
    isMoved: own.movedAt !== null,
    rule: describeRule(found, own.movedAt !== null),
    tickets: tickets
      .filter(({ placeId }) => placeId === own.id)
      .map((ticket) => ({
        id: ticket.id,
        holder: ticket.holder,
        email: ticket.email,
        priceOre: ticket.priceOre,
        code: own.state === 'booked' ? ticket.code : null,
        refundOre: refundOfTickets(found, own, [ticket], now) ?? 0,
      })),
  }
}
