import { and, eq } from 'drizzle-orm'
import { findCourse } from '#core/courses/find-course.server.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { calendarRefusals } from '../model/refusals.ts'
import type { PublicCourse } from './contract.ts'

/** @throws {Refusal} `COURSE_NOT_FOUND`: there is none, or it is a draft */
export async function findPublicCourse(database: Database, id: string): Promise<PublicCourse> {
  const found = await findCourse(database, id)
  if (!found || found.course.state === 'draft')
    throw new Refusal('COURSE_NOT_FOUND', calendarRefusals.COURSE_NOT_FOUND)
  const { offer, dates, isPaused } = found
  const waiting = await database.$count(
    place,
    and(eq(place.offerId, id), eq(place.state, 'waiting')),
  )
  const { title, text, teacher, languages, audience, state, reason, link, ...course } = found.course
  return {
    id,
    title,
    text,
    teacher,
    place: course.place,
    isOnline: link !== null,
    languages,
    audience,
    calledOff: state === 'called-off' ? (reason ?? '') : null,
    dates: dates.map((date) => ({
      id: date.id,
      startsAt: date.startsAt.toISOString(),
      endsAt: date.endsAt.toISOString(),
      place: date.place,
    })),
    studentPriceOre: course.studentPriceOre,
    memberPriceOre: course.memberPriceOre,
    otherPriceOre: course.otherPriceOre,
    vatPercent: course.vatPercent,
    refundHours: course.refundHours,
    keepOre: course.keepOre,
    keepPercent: course.keepPercent,
    passHours: course.passHours,
    mostSeats: course.mostSeats,
    certificateDates: course.certificateDates,
    seats: {
      capacity: offer.capacity,
      free: Math.max(0, offer.capacity - offer.taken),
      waiting,
      isPaused,
      closesAt: offer.closesAt.toISOString(),
    },
  }
}
