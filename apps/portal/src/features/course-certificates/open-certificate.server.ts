import { findConcerned } from '#core/courses/find-concerned.server.ts'
import type { Attended } from '#core/documents/course/attended.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { findCertified, issueCertificate } from './issue-certificate.server.ts'
import { recordAction } from './model/record-action.server.ts'

/**
 * The certificate of somebody for staff, who help them with it: who opened it is written down. Their own
 * they have on the page of their ticket.
 * @throws {Refusal} TICKET_NOT_FOUND, OWN_CASE, and those of `issueCertificate`
 */
export async function openCertificate(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  staff: StaffActor,
  {
    ticketId,
    ...about
  }: { readonly ticketId: string; readonly issuer: string; readonly now: Date },
): Promise<{ readonly code: string; readonly says: Attended }> {
  return database.transaction(async (transaction) => {
    const found = await findCertified(transaction, { id: ticketId })
    await requireOtherPerson(transaction, staff, await findConcerned(transaction, found))
    const issued = await issueCertificate({ transaction, encryption }, found, about)
    await recordAction(transaction, staff, {
      action: 'course-certificate-opened',
      subject: { kind: 'course-certificate', id: ticketId },
      after: { certificateCourse: textOrOther(found.course.title, 'no') },
    })
    return issued
  })
}
