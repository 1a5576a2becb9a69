import { and, asc, desc, eq, gt, isNull, min, not, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { priceOf } from '#core/courses/prices.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { isPaused } from '#core/places/is-paused.server.ts'
import { isPassedInQueue, positionInQueue } from '#core/places/position-in-queue.server.ts'
import { isActive } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { describeQuestion, findQuestions, readAnswers } from '#core/questions/answers.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CourseToBook, OwnCourse } from '../model/contract.ts'
import { countWaiting, describeCourse, describePlace } from '../model/describe.server.ts'
import { findBookable, findBookables } from '../model/find-bookable.server.ts'
import { findCourseReceipts } from '../model/find-receipts.server.ts'
import { audienceRefusal, findPerson } from '../model/groups.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { findTickets } from '../model/tickets.server.ts'

/** As many as a page shows. */
const mostListed = 100

/** Courses that can be booked now, by their first date. */
export async function listCoursesToBook(
  database: Database,
  now: Date,
): Promise<{ items: CourseToBook[] }> {
  const open = await database
    .select({ id: course.id })
    .from(course)
    .innerJoin(placeOffer, eq(placeOffer.id, course.id))
    .innerJoin(courseDate, eq(courseDate.courseId, course.id))
    .where(
      and(
        eq(course.state, 'published'),
        gt(placeOffer.closesAt, now),
        isNull(placeOffer.calledOffAt),
        not(isPaused(placeOffer.id)),
      ),
    )
    .groupBy(course.id)
    .orderBy(asc(min(courseDate.startsAt)), asc(course.id))
    .limit(mostListed)
  const ids = open.map(({ id }) => id)
  const found = await findBookables(database, ids)
  const waiting = await countWaiting(database, ids)
  return {
    items: found.map((one) => describeCourse(one, waiting.get(one.course.id) ?? 0, now)),
  }
}

/** What everybody sees. @throws {Refusal} COURSE_NOT_FOUND */
export async function readCourseToBook(
  database: Database,
  id: string,
  now: Date,
): Promise<CourseToBook> {
  const found = await findBookable(database, id)
  if (!found) throw refuseCourse('COURSE_NOT_FOUND')
  const waiting = await countWaiting(database, [id])
  return describeCourse(found, waiting.get(id) ?? 0, now)
}

/** What the caller sees. @throws {Refusal} COURSE_NOT_FOUND */
export async function readOwnCourse(
  parts: { database: Database; encryption: FieldEncryption },
  { courseId, userId }: { readonly courseId: string; readonly userId: string },
  now: Date,
): Promise<OwnCourse> {
  const { database } = parts
  const found = await findBookable(database, courseId)
  if (!found) throw refuseCourse('COURSE_NOT_FOUND')
  const person = await findPerson(parts, { userId, today: osloDate(now) })
  const [own] = await database
    .select({ place, position: positionInQueue, isPassed: isPassedInQueue })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(and(eq(place.offerId, courseId), eq(place.userId, userId)))
    .orderBy(desc(place.number))
    .limit(1)
  const questions = await findQuestions(database, courseId)
  const tickets = own ? await findTickets(database, [own.place.id]) : []
  const receipts = await findCourseReceipts(database, userId, own ? [own.place.id] : [])
  return {
    refusal: audienceRefusal(found.course.audience, person),
    name: (await findNames(database, [userId])).get(userId) ?? '',
    ownPriceOre: priceOf(found.course, person),
    otherPriceOre: found.course.otherPriceOre,
    questions: questions.map(describeQuestion),
    answers: own && isActive(own.place.state) ? await readAnswers(parts, own.place.id) : [],
    place: own
      ? describePlace(
          found,
          { ...own, receiptOf: receipts.get(own.place.id) ?? null },
          tickets,
          now,
        )
      : null,
  }
}

/** First and last name, as tickets have them. */
export async function findNames(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(sql`${user.id} = any(${sql.param([...userIds])}::text[])`)
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}
