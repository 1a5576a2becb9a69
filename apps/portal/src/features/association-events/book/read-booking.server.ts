import { and, desc, eq } from 'drizzle-orm'
import { positionInQueue } from '#core/places/position-in-queue.server.ts'
import { isFirstPoolTime, refundDeadline, refundOf } from '#core/places/rules.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { describeQuestion, findQuestions, readAnswers } from '#core/questions/answers.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import type { EventPlaces, OwnBooking, OwnPlace } from './contract.ts'
import { findEvent, findMembers, placesStateOf, priceFor } from './find-event.server.ts'

/** What everybody sees. @throws {Refusal} EVENT_NOT_FOUND */
export async function readEventPlaces(
  database: Database,
  eventId: string,
  now: Date,
): Promise<EventPlaces> {
  const found = await findEvent(database, eventId)
  if (!found) throw refusePlace('EVENT_NOT_FOUND')
  const { event, offer, association } = found
  const waiting = await database.$count(
    place,
    and(eq(place.offerId, eventId), eq(place.state, 'waiting')),
  )
  return {
    title: event.title,
    association: association.name,
    associationSlug: association.state === 'active' ? association.slug : null,
    startsAt: event.startsAt.toISOString(),
    state: placesStateOf(found, now),
    audience: event.audience,
    capacity: offer?.capacity ?? 0,
    free: offer ? offer.capacity - offer.taken : 0,
    waiting,
    memberPriceOre: event.memberPriceOre,
    priceOre: event.priceOre,
    membersFirstUntil:
      offer && isFirstPoolTime(offer, now) ? (offer.poolFirstUntil?.toISOString() ?? null) : null,
    closesAt: offer?.closesAt.toISOString() ?? null,
    promotedHours: offer?.promotedHours ?? 0,
    refundUntil: refundDeadline(event, event).toISOString(),
    lateRefundPercent: event.lateRefundPercent,
  }
}

/** What the caller sees. @throws {Refusal} EVENT_NOT_FOUND */
export async function readOwnBooking(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  { eventId, userId }: { readonly eventId: string; readonly userId: string },
  now: Date,
): Promise<OwnBooking> {
  const found = await findEvent(database, eventId)
  if (!found) throw refusePlace('EVENT_NOT_FOUND')
  const { event } = found
  const members = await findMembers(database, {
    associationId: event.associationId,
    userIds: [userId],
    today: osloDate(now),
  })
  const isMember = members.has(userId)
  const questions = await findQuestions(database, eventId)
  const [own] = await database
    .select({ place, position: positionInQueue })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(and(eq(place.offerId, eventId), eq(place.userId, userId)))
    .orderBy(desc(place.number))
    .limit(1)
  return {
    isMember,
    priceOre: priceFor(event, isMember),
    questions: questions.map(describeQuestion),
    place: own
      ? {
          ...describePlace(own, event, now),
          answers: await readAnswers({ database, encryption }, own.place.id),
        }
      : null,
  }
}

type Row = { readonly place: typeof place.$inferSelect; readonly position: number | null }
type Rules = {
  readonly startsAt: Date
  readonly refundHours: number
  readonly lateRefundPercent: number
}

export function describePlace(
  { place: own, position }: Row,
  event: Rules,
  now: Date,
): Omit<OwnPlace, 'answers'> {
  const paidOre = own.paymentId !== null && own.state === 'booked' ? own.priceOre : 0
  const booked = { startsAt: event.startsAt, paidOre, isMoved: own.movedAt !== null }
  return {
    id: own.id,
    state: own.state,
    waitingBecause: own.waitingBecause,
    position,
    priceOre: own.priceOre,
    isPaid: paidOre > 0,
    expiresAt: own.expiresAt?.toISOString() ?? null,
    isPromoted: own.promotedAt !== null,
    cancelledBecause: own.cancelledBecause,
    refundOre: refundOf(booked, event, now),
    refundUntil: refundDeadline(booked, event).toISOString(),
    isMoved: booked.isMoved,
  }
}
