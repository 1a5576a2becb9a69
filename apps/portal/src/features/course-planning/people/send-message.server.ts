import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { course, courseTicket } from '#core/courses/tables.server.ts'
import { activeStates, takenStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { courseMessage } from '../model/tables.server.ts'
import { courseMessageTask } from '../model/tasks.server.ts'
import type { MessageSent } from './contract.ts'
import type { MessageForm } from './forms.ts'

/**
 * Stores a mail to those who come, and enqueues a job for each address: the one who booked, and those
 * for whom they booked with an address of their own. The same mail sent again is none.
 * @throws {Refusal} see `peopleDescribed.send`
 */
export async function sendMessage(
  database: Database,
  staff: StaffActor,
  { courseId, id, subject, text, toWaiting }: MessageForm & { readonly courseId: string },
): Promise<MessageSent> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(course)
      .where(eq(course.id, courseId))
      .for('update')
    if (!found) throw refuseCourse('COURSE_NOT_FOUND')
    if (found.state !== 'published') throw refuseCourse('COURSE_STATE')
    const [known] = await transaction.select().from(courseMessage).where(eq(courseMessage.id, id))
    if (known) {
      // Of another course: no browser makes the same id twice.
      if (known.courseId !== courseId) throw refuseCourse('COURSE_NOT_FOUND')
      return { addresses: known.addresses }
    }
    const jobs = (await findAddresses(transaction, courseId, toWaiting)).map((to) => ({
      messageId: id,
      ...to,
    }))
    const addresses = jobs.length
    await transaction
      .insert(courseMessage)
      .values({ id, courseId, subject, text, toWaiting, addresses, sentBy: staff.userId })
    await enqueueJobs(transaction, courseMessageTask, jobs)
    await recordAction(transaction, staff, {
      action: 'course-message-sent',
      subject: { kind: 'course', id: courseId },
      after: {
        courseTitle: textOrOther(found.title, 'no'),
        courseSubject: textOrOther(subject, 'no'),
        courseTold: addresses,
      },
    })
    return { addresses }
  })
}

async function findAddresses(
  database: Database,
  courseId: string,
  toWaiting: boolean,
): Promise<{ placeId: string; ticketId: string | null }[]> {
  const states = toWaiting ? activeStates : takenStates
  const isMeant = and(eq(place.offerId, courseId), inArray(place.state, [...states]))
  const places = await database.select({ placeId: place.id }).from(place).where(isMeant)
  const tickets = await database
    .select({ placeId: place.id, ticketId: courseTicket.id })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .where(and(isMeant, eq(courseTicket.state, 'valid'), isNotNull(courseTicket.email)))
  return [...places.map(({ placeId }) => ({ placeId, ticketId: null })), ...tickets]
}
