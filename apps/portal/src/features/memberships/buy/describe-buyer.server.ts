import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { studentSemesters } from '#core/semester-registrations/student-semesters.ts'
import { isEmployee } from '#core/staff-area/is-employee.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Buyer } from '../model/contract.ts'
import { findMembership } from '../model/find-membership.server.ts'

/** Whether a person may buy a membership, and at which price. */
export async function describeBuyer(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  userId: string,
  today: string,
): Promise<Buyer> {
  const semesters = studentSemesters(today)
  const registrations = await findRegistrations(database, encryption, userId)
  return {
    isMember: (await findMembership(database, userId, today)) !== null,
    isEmployee: await isEmployee(database, userId),
    isStudent: registrations.some(
      ({ isPaid, semesterCode }) => isPaid && semesters.includes(semesterCode),
    ),
  }
}
