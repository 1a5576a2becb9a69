import { and, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { course, courseTicket } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CertificateMail } from './certificate-mail.server.ts'

/**
 * The holder of a ticket that lets in, or the one who booked for them, as a mail names them. Null: it
 * was cancelled or passed on meanwhile, and nobody is mailed.
 */
export async function findMailed(
  database: Database,
  ticketId: string,
): Promise<(CertificateMail & { readonly to: string; readonly courseId: string }) | null> {
  const [found] = await database
    .select({
      holder: courseTicket.holder,
      code: courseTicket.code,
      own: courseTicket.email,
      courseId: course.id,
      title: course.title,
      firstName: user.firstName,
      email: user.email,
      language: profile.language,
    })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .innerJoin(course, eq(course.id, courseTicket.courseId))
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(
      and(
        eq(courseTicket.id, ticketId),
        eq(courseTicket.state, 'valid'),
        eq(place.state, 'booked'),
      ),
    )
  if (!found) return null
  const { own, email, firstName, language, ...about } = found
  const reader = own ? { firstName: about.holder, language: null } : { firstName, language }
  return { ...about, ...reader, to: own ?? email }
}
