import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { hasCertificate, type ticketCorrectedTask } from '#core/courses/certificate.server.ts'
import { certificateStateOf } from '#core/courses/certificate-state.ts'
import { courseSpan } from '#core/courses/course-times.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { composeCorrectedMail } from './corrected-mail.server.ts'
import { findMailed } from './find-mailed.server.ts'

/** Mails what is true of a ticket after a correction, at the time of the mail. */
export async function mailCorrection(
  { database, ...parts }: { database: Database; mailer: Mailer; portalUrl: string },
  { ticketId, nameBefore, endsCertificate }: z.infer<typeof ticketCorrectedTask.payload>,
  now: Date,
): Promise<void> {
  const found = await findMailed(database, ticketId)
  if (!found) return
  const { to, courseId, ...about } = found
  const [rule] = await database
    .select({ certificateDates: course.certificateDates })
    .from(course)
    .where(eq(course.id, courseId))
  const dates = await database.select().from(courseDate).where(eq(courseDate.courseId, courseId))
  const attended = await findAttendance(database, { ticketIds: [ticketId] })
  const came = attended.filter(({ wasThere }) => wasThere).length
  const certificate = certificateStateOf(
    {
      certificateDates: rule?.certificateDates ?? null,
      lastEndsAt: courseSpan(dates)?.endsAt ?? now,
    },
    { came, isIssued: await hasCertificate(database, ticketId) },
    now,
  )
  const corrected = { nameBefore, endsCertificate, certificate, came, total: dates.length }
  await parts.mailer.send({
    to,
    ...composeCorrectedMail({ ...about, ...corrected }, parts.portalUrl),
  })
}
