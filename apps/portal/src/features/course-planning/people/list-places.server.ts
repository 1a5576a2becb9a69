import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { course, courseTicket } from '#core/courses/tables.server.ts'
import { findSoloRefunds } from '#core/payments/refund-limit.server.ts'
import { payment, refundRequest } from '#core/payments/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { courseMessage } from '../model/tables.server.ts'
import type { CoursePlaces } from './contract.ts'

/** Who has a place in a course, for staff. @throws {Refusal} COURSE_NOT_FOUND */
export async function listPlaces(
  database: Database,
  { courseId, staffId }: { readonly courseId: string; readonly staffId: string },
): Promise<CoursePlaces> {
  const [found] = await database
    .select({
      title: course.title,
      state: course.state,
      capacity: placeOffer.capacity,
      taken: placeOffer.taken,
    })
    .from(course)
    .innerJoin(placeOffer, eq(placeOffer.id, course.id))
    .where(eq(course.id, courseId))
  if (!found) throw refuseCourse('COURSE_NOT_FOUND')
  const { state, ...facts } = found
  const rows = await findRows(database, courseId)
  const holders = await findHolders(database, courseId)
  const messages = await database
    .select()
    .from(courseMessage)
    .where(eq(courseMessage.courseId, courseId))
    .orderBy(desc(courseMessage.sentAt))
  const own = await findOwnAccounts(database, staffId)
  const solo = await findSoloRefunds(database, staffId)
  const names = await findNames(database, [
    ...rows.map(({ request }) => request?.requestedBy ?? null),
    ...messages.map(({ sentBy }) => sentBy),
  ])
  return {
    ...facts,
    isCalledOff: state === 'called-off',
    items: rows.map(({ place: one, firstName, lastName, email, paid, request }) => ({
      id: one.id,
      name: `${firstName} ${lastName}`,
      email,
      state: one.state,
      seats: one.seats,
      holders: holders.get(one.id) ?? [],
      createdAt: one.createdAt.toISOString(),
      expiresAt: one.expiresAt?.toISOString() ?? null,
      priceOre: one.priceOre,
      paidOre: paid ? paid.amountOre - paid.refundDueOre : 0,
      refundSums: { refundedOre: paid?.refundDueOre ?? 0, ...solo },
      request: request && {
        refundOre: request.refundOre,
        reason: request.reason,
        keepsSubject: request.keepsSubject,
        isOwn: own.has(request.requestedBy),
        requestedBy: names.get(request.requestedBy) ?? '',
        requestedAt: request.requestedAt.toISOString(),
      },
    })),
    messages: messages.map(({ id, subject, sentAt, sentBy, addresses }) => ({
      id,
      subject,
      sentAt: sentAt.toISOString(),
      by: (sentBy && names.get(sentBy)) ?? '',
      addresses,
    })),
  }
}

function findRows(database: Database, courseId: string) {
  return database
    .select({
      place,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      paid: payment,
      request: refundRequest,
    })
    .from(place)
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(payment, eq(payment.id, place.paymentId))
    .leftJoin(
      refundRequest,
      and(eq(refundRequest.paymentId, payment.id), eq(refundRequest.version, payment.version)),
    )
    .where(and(eq(place.offerId, courseId), inArray(place.state, [...activeStates])))
    .orderBy(asc(place.number))
}

async function findHolders(
  database: Database,
  courseId: string,
): Promise<ReadonlyMap<string, string[]>> {
  const tickets = await database
    .select({ placeId: courseTicket.placeId, holder: courseTicket.holder })
    .from(courseTicket)
    .where(and(eq(courseTicket.courseId, courseId), eq(courseTicket.state, 'valid')))
    .orderBy(asc(courseTicket.seat))
  const found = new Map<string, string[]>()
  for (const { placeId, holder } of tickets)
    found.set(placeId, [...(found.get(placeId) ?? []), holder])
  return found
}
