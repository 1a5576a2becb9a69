import { perLocale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import { certificateLetter, hasCertificate, lockTicket } from '#core/courses/certificate.server.ts'
import { type CertificateRefusal, certificateRefusals } from '#core/courses/certificate-refusals.ts'
import { certificateStateOf } from '#core/courses/certificate-state.ts'
import { courseSpan } from '#core/courses/course-times.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { course, courseDate, courseTicket } from '#core/courses/tables.server.ts'
import { readTicketCode } from '#core/courses/ticket-code.ts'
import { issueCheck } from '#core/documents/checks/document-checks.server.ts'
import type { Attended } from '#core/documents/course/attended.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inEveryLanguage } from '#platform/i18n/in-every-language.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { osloDate } from '#platform/time/oslo.ts'

export const refuseCertificate = (code: CertificateRefusal) =>
  new Refusal(code, certificateRefusals[code])

/** The code of a ticket, as somebody typed it or opened it, or its id. */
export type TicketKey = { readonly code: string } | { readonly id: string }

export type CertifiedTicket = {
  readonly ticketId: string
  /** The account of the one who booked. */
  readonly userId: string
  /** Where the ticket was sent; null: to the one who booked. */
  readonly email: string | null
  readonly course: typeof course.$inferSelect
}

/**
 * Finds a ticket that lets in: its place is booked, and nobody else has it by now.
 * @throws {Refusal} TICKET_NOT_FOUND
 */
export async function findCertified(database: Database, key: TicketKey): Promise<CertifiedTicket> {
  const code = 'code' in key ? readTicketCode(key.code) : null
  if ('code' in key && code === null) throw refuseCertificate('TICKET_NOT_FOUND')
  const [found] = await database
    .select({
      ticketId: courseTicket.id,
      email: courseTicket.email,
      userId: place.userId,
      course,
    })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .innerJoin(course, eq(course.id, courseTicket.courseId))
    .where(
      and(
        'id' in key ? eq(courseTicket.id, key.id) : eq(courseTicket.code, code ?? ''),
        eq(courseTicket.state, 'valid'),
        eq(place.state, 'booked'),
        eq(course.state, 'published'),
      ),
    )
  if (!found?.userId) throw refuseCertificate('TICKET_NOT_FOUND')
  return { ...found, userId: found.userId }
}

/**
 * Issues the certificate of a ticket, or finds the one that is valid: what it says stays the same until
 * attendance or name are corrected.
 * @throws {Refusal} CERTIFICATE_NOT_EARNED, CERTIFICATE_NAME_UNWRITABLE
 */
export async function issueCertificate(
  { transaction, encryption }: { transaction: Database; encryption: FieldEncryption },
  { ticketId, userId, course: ofCourse }: CertifiedTicket,
  { issuer, now }: { readonly issuer: string; readonly now: Date },
): Promise<{ readonly code: string; readonly says: Attended }> {
  // What is read after the lock holds until the letter is issued.
  const ticket = await lockTicket(transaction, ticketId)
  if (ticket?.state !== 'valid') throw refuseCertificate('TICKET_NOT_FOUND')
  const attended = await findAttendance(transaction, { ticketIds: [ticketId] })
  const dates = await transaction
    .select({ startsAt: courseDate.startsAt, endsAt: courseDate.endsAt })
    .from(courseDate)
    .where(eq(courseDate.courseId, ofCourse.id))
  const came = attended.filter(({ wasThere }) => wasThere)
  const { state } = certificateStateOf(
    {
      certificateDates: ofCourse.certificateDates,
      lastEndsAt: courseSpan(dates)?.endsAt ?? now,
    },
    { came: came.length, isIssued: await hasCertificate(transaction, ticketId) },
    now,
  )
  if (state !== 'ready') throw refuseCertificate('CERTIFICATE_NOT_EARNED')
  const { holder } = ticket
  if (findUnwritable(holder).length > 0) throw refuseCertificate('CERTIFICATE_NAME_UNWRITABLE')
  return issueCheck(transaction, encryption, {
    letter: certificateLetter(ticketId),
    kind: 'course-certificate',
    userId,
    says: {
      holder,
      course: legibleIn(inEveryLanguage(ofCourse.title)),
      teacher: ofCourse.teacher === null ? null : legible(ofCourse.teacher),
      dates: came.map(({ startsAt }) => osloDate(startsAt)),
      datesTotal: dates.length,
      issuer,
      writtenOn: osloDate(now),
    },
  })
}

/** The page for checking shows the same as the paper. */
const legibleIn = (text: Localized): Localized => perLocale((locale) => legible(text[locale]))
