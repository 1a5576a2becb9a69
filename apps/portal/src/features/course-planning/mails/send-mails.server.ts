import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { courseTicket } from '#core/courses/tables.server.ts'
import { isActive } from '#core/places/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { courseMessage } from '../model/tables.server.ts'
import type { courseChangedTask, courseMessageTask } from '../model/tasks.server.ts'
import { composeCourseChangeMail } from './change-mail.server.ts'
import { findParticipant } from './find-participant.server.ts'
import { composeCourseMessageMail } from './message-mail.server.ts'

type Parts = { readonly database: Database; readonly mailer: Mailer; readonly portalUrl: string }

export async function mailCourseChange(
  { database, mailer, portalUrl }: Parts,
  { placeId }: z.infer<typeof courseChangedTask.payload>,
): Promise<void> {
  const found = await findParticipant(database, placeId)
  // Somebody may have cancelled since.
  if (found?.course.state !== 'published' || !isActive(found.place.state)) return
  await mailer.send({ to: found.email, ...composeCourseChangeMail(found, portalUrl) })
}

export async function mailCourseMessage(
  { database, mailer }: Parts,
  { messageId, placeId, ticketId }: z.infer<typeof courseMessageTask.payload>,
): Promise<void> {
  const [message] = await database
    .select()
    .from(courseMessage)
    .where(eq(courseMessage.id, messageId))
  const found = await findParticipant(database, placeId)
  if (!message || !found || !isActive(found.place.state)) return
  const to = ticketId === null ? found.email : await findHolder(database, ticketId)
  if (!to) return
  const { language, course } = found
  await mailer.send({
    to,
    ...composeCourseMessageMail({ ...message, language, title: course.title }),
  })
}

/** A ticket that was passed on since has another holder. */
async function findHolder(database: Database, ticketId: string): Promise<string | null> {
  const [ticket] = await database.select().from(courseTicket).where(eq(courseTicket.id, ticketId))
  return ticket?.state === 'valid' ? ticket.email : null
}
