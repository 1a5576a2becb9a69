import { and, eq } from 'drizzle-orm'
import { certificateLetter, lockTicket } from '#core/courses/certificate.server.ts'
import { certificateStateOf } from '#core/courses/certificate-state.ts'
import { courseSpan } from '#core/courses/course-times.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { course, courseDate, courseTicket } from '#core/courses/tables.server.ts'
import { readTicketCode } from '#core/courses/ticket-code.ts'
import { issueCheck } from '#core/documents/checks/document-checks.server.ts'
import type { Attended } from '#core/documents/course/attended.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inEveryLanguage } from '#platform/i18n/in-every-language.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type CertificateRefusal, certificateRefusals } from './refusals.ts'

const refuse = (code: CertificateRefusal) => new Refusal(code, certificateRefusals[code])

/**
 * Issues the certificate of a ticket, or finds the one that is valid: what it says stays the same until
 * attendance or name are corrected.
 * @throws {Refusal} TICKET_NOT_FOUND, CERTIFICATE_NOT_EARNED
 */
export async function issueCertificate(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  wanted: { readonly code: string; readonly issuer: string; readonly now: Date },
): Promise<{ readonly code: string; readonly says: Attended }> {
  const { issuer, now } = wanted
  const code = readTicketCode(wanted.code)
  return database.transaction(async (transaction) => {
    const found = code && (await findBooked(transaction, code))
    if (!found) throw refuse('TICKET_NOT_FOUND')
    const { ticketId, userId } = found
    // What is read after the lock holds until the letter is issued.
    const ticket = await lockTicket(transaction, ticketId)
    const attended = await findAttendance(transaction, { ticketIds: [ticketId] })
    const dates = await transaction
      .select({ startsAt: courseDate.startsAt, endsAt: courseDate.endsAt })
      .from(courseDate)
      .where(eq(courseDate.courseId, found.course.id))
    const lastEndsAt = courseSpan(dates)?.endsAt ?? now
    const came = attended.filter(({ wasThere }) => wasThere)
    const { certificateDates } = found.course
    const { state } = certificateStateOf({ certificateDates, lastEndsAt }, came.length, now)
    if (!ticket || state !== 'ready') throw refuse('CERTIFICATE_NOT_EARNED')
    return issueCheck(transaction, encryption, {
      letter: certificateLetter(ticketId),
      kind: 'course-certificate',
      userId,
      says: {
        holder: ticket.holder,
        course: inEveryLanguage(found.course.title),
        teacher: found.course.teacher,
        dates: came.map(({ startsAt }) => osloDate(startsAt)),
        datesTotal: dates.length,
        issuer,
        writtenOn: osloDate(now),
      },
    })
  })
}

/** A ticket that lets in: its place is booked, and nobody else has it by now. */
async function findBooked(transaction: Database, code: string) {
  const [found] = await transaction
    .select({ ticketId: courseTicket.id, userId: place.userId, course })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .innerJoin(course, eq(course.id, courseTicket.courseId))
    .where(
      and(
        eq(courseTicket.code, code),
        eq(courseTicket.state, 'valid'),
        eq(place.state, 'booked'),
        eq(course.state, 'published'),
      ),
    )
  return found
}
