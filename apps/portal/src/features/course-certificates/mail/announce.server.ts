import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { certificateStateOf } from '#core/courses/certificate-state.ts'
import { courseSpan } from '#core/courses/course-times.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { course, courseDate, courseTicket } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { composeCertificateMail } from './certificate-mail.server.ts'
import { findMailed } from './find-mailed.server.ts'

export const certificateMailTask = declareTask(
  'course-certificate-mail',
  z.strictObject({ ticketId: z.uuid() }),
)

/** Phones that were without network have sent what they scanned by then. */
const hoursAfter = 12
/** Whoever earns it later, by a correction, is told until then; older courses tell nobody. */
const daysAfter = 30

/**
 * Enqueues one mail for each certificate that is there and that its holder does not know of.
 * @returns how many
 */
export async function announceCertificates(database: Database, now: Date): Promise<number> {
  const over = await database
    .select({ id: course.id, certificateDates: course.certificateDates })
    .from(course)
    .where(
      and(
        eq(course.state, 'published'),
        isNotNull(course.certificateDates),
        sql`(select max(date.ends_at) from ${courseDate} date where date.course_id = ${course.id})
          between ${now.toISOString()}::timestamptz - make_interval(days => ${daysAfter})
          and ${now.toISOString()}::timestamptz - make_interval(hours => ${hoursAfter})`,
      ),
    )
  let count = 0
  for (const one of over) count += await announceOf(database, one, now)
  return count
}

function announceOf(
  database: Database,
  { id, certificateDates }: { readonly id: string; readonly certificateDates: number | null },
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const dates = await transaction.select().from(courseDate).where(eq(courseDate.courseId, id))
    const lastEndsAt = courseSpan(dates)?.endsAt ?? now
    const came = new Map<string, number>()
    for (const { ticketId, wasThere } of await findAttendance(transaction, { courseId: id }))
      came.set(ticketId, (came.get(ticketId) ?? 0) + (wasThere ? 1 : 0))
    const earned = [...came]
      .filter(
        ([, times]) =>
          certificateStateOf(
            { certificateDates, lastEndsAt },
            { came: times, isIssued: false },
            now,
          ).state === 'ready',
      )
      .map(([ticketId]) => ticketId)
    if (earned.length === 0) return 0
    const booked = transaction
      .select({ id: place.id })
      .from(place)
      .where(and(eq(place.offerId, id), eq(place.state, 'booked')))
    // Of two that run at once the second finds them marked.
    const told = await transaction
      .update(courseTicket)
      .set({ certificateMailedAt: now })
      .where(
        and(
          inArray(courseTicket.id, earned),
          isNull(courseTicket.certificateMailedAt),
          inArray(courseTicket.placeId, booked),
        ),
      )
      .returning({ ticketId: courseTicket.id })
    await enqueueJobs(transaction, certificateMailTask, told)
    return told.length
  })
}

/** Mails the holder, or the one who booked for them. */
export async function mailCertificate(
  parts: { database: Database; mailer: Mailer; portalUrl: string },
  { ticketId }: z.infer<typeof certificateMailTask.payload>,
): Promise<void> {
  const found = await findMailed(parts.database, ticketId)
  if (!found) return
  const { to, courseId: _, ...about } = found
  await parts.mailer.send({ to, ...composeCertificateMail(about, parts.portalUrl) })
}
