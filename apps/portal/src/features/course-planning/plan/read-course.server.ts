import { and, eq, inArray, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { findCourse, type WholeCourse } from '#core/courses/find-course.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { readRefundProgress } from '#core/places/refund-progress.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import { openQuestions } from '#core/questions/save-questions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import type { CourseForm } from '../model/course-form.ts'
import { wallTimesOf } from '../model/course-spans.server.ts'
import { weeksOfCopy } from '../model/course-times.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import type { OpenCourse } from './contract.ts'

/** A course as staff edit it. @throws {Refusal} `COURSE_NOT_FOUND` */
export async function readCourse(
  database: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<OpenCourse> {
  const found = await findCourse(database, id)
  if (!found) throw refuseCourse('COURSE_NOT_FOUND')
  const { course, dates, offer, isPaused } = found
  const last = dates.at(-1)
  const first = dates[0]
  return {
    id,
    version: course.version,
    state: course.state,
    reason: course.reason,
    isOver: last !== undefined && last.endsAt <= now,
    callOffWaits: isPaused,
    course: await formOf(database, found),
    booked: { ...(await countBookings(database, id)), taken: offer.taken },
    refunds: course.state === 'called-off' ? await readRefunds(database, id) : null,
    copyWeeks: first ? weeksOfCopy(osloDate(first.startsAt), osloDate(now)) : 1,
  }
}

async function readRefunds(database: Database, id: string): Promise<OpenCourse['refunds']> {
  const { total, done, stopped } = await readRefundProgress(database, id)
  if (total === 0) return null
  const names = await findNames(
    database,
    stopped.map(({ userId }) => userId),
  )
  return {
    total,
    done,
    stopped: stopped.map(({ userId, ...one }) => ({ ...one, name: names.get(userId) ?? '' })),
  }
}

/** What is stored of a course, as its form has it. */
export const formOf = async (
  database: Database,
  { course, dates, offer }: WholeCourse,
): Promise<CourseForm> => ({
  title: course.title,
  text: course.text,
  teacher: course.teacher,
  place: course.place,
  link: course.link,
  languages: course.languages,
  audience: course.audience,
  dates: dates.map(wallTimesOf),
  capacity: offer.capacity,
  mostSeats: course.mostSeats,
  closesDay: osloDate(offer.closesAt),
  closesTime: osloWallTime(offer.closesAt),
  payMinutes: offer.payMinutes,
  promotedHours: offer.promotedHours,
  studentPriceOre: course.studentPriceOre,
  memberPriceOre: course.memberPriceOre,
  otherPriceOre: course.otherPriceOre,
  vatPercent: course.vatPercent,
  refundHours: course.refundHours,
  keepOre: course.keepOre,
  keepPercent: course.keepPercent,
  passHours: course.passHours,
  remindHours: course.remindHours,
  certificateDates: course.certificateDates,
  questions: await openQuestions(database, course.id),
  answerDays: course.answerDays,
})

async function countBookings(
  database: Database,
  id: string,
): Promise<Omit<OpenCourse['booked'], 'taken'>> {
  const [counted] = await database
    .select({
      people: sql<number>`(count(*) filter (where ${place.state} in ('held', 'booked')))::int`,
      waiting: sql<number>`(count(*) filter (where ${place.state} = 'waiting'))::int`,
      paidOre: sql<number>`coalesce(sum(${payment.amountOre} - ${payment.refundDueOre}), 0)::int`,
    })
    .from(place)
    .leftJoin(payment, eq(payment.id, place.paymentId))
    .where(and(eq(place.offerId, id), inArray(place.state, [...activeStates])))
  return counted ?? { people: 0, waiting: 0, paidOre: 0 }
}
