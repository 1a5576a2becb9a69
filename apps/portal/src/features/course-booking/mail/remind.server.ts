import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { course, courseDate, courseTicket } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { reminderTask } from '../model/tasks.server.ts'
import { findBooking } from './find-booking.server.ts'
import type { MailParts } from './send-mails.server.ts'
import { composeReminderMail } from './ticket-mail.server.ts'

/**
 * Enqueues the reminders of dates that come soon, as their courses say: one for each address. A date is
 * reminded of once, also when two run at the same time.
 * @returns how many dates
 */
export async function remindOfDates(database: Database, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .update(courseDate)
      .set({ remindedAt: now })
      .from(course)
      .where(
        and(
          eq(course.id, courseDate.courseId),
          eq(course.state, 'published'),
          gt(course.remindHours, 0),
          isNull(courseDate.remindedAt),
          gt(courseDate.startsAt, now),
          sql`${courseDate.startsAt} <= ${now.toISOString()}::timestamptz
            + make_interval(hours => ${course.remindHours})`,
        ),
      )
      .returning({ id: courseDate.id, courseId: courseDate.courseId })
    for (const { id, courseId } of due) {
      const reminded = await transaction
        .selectDistinct({ placeId: courseTicket.placeId, email: courseTicket.email })
        .from(courseTicket)
        .innerJoin(place, eq(place.id, courseTicket.placeId))
        .where(
          and(
            eq(courseTicket.courseId, courseId),
            eq(courseTicket.state, 'valid'),
            eq(place.state, 'booked'),
          ),
        )
      await enqueueJobs(
        transaction,
        reminderTask,
        reminded.map((one) => ({ ...one, dateId: id })),
      )
    }
    return due.length
  })
}

/** Mails one reminder: to the one who booked, or to the address of a ticket. */
export async function mailReminder(
  { database, mailer, portalUrl }: MailParts,
  { placeId, dateId, email }: z.infer<typeof reminderTask.payload>,
): Promise<void> {
  const booking = await findBooking(database, placeId)
  const date = booking?.found.dates.find(({ id }) => id === dateId)
  // It may have been cancelled, moved or passed on since.
  if (!booking || !date || booking.place.state !== 'booked') return
  if (booking.found.course.state !== 'published') return
  const tickets = booking.tickets.filter((ticket) => ticket.email === email)
  const [first] = tickets
  if (!first) return
  const about =
    email === null
      ? { firstName: booking.firstName, language: booking.language }
      : { firstName: first.holder, language: null }
  const mail = composeReminderMail({ ...about, found: booking.found, tickets }, date, portalUrl)
  await mailer.send({ to: email ?? booking.email, ...mail })
}
