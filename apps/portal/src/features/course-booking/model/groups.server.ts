import { listOwnAssociations } from '#core/associations/list-own-associations.server.ts'
import type { Groups } from '#core/courses/prices.ts'
import type { CourseAudience } from '#core/courses/states.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { studentSemesters } from '#core/semester-registrations/student-semesters.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Who somebody is to a course. @property isContact of an association that is not closed */
export type Person = Groups & { readonly isContact: boolean }

/** @param who.today a day in Norway */
export async function findPerson(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  who: { readonly userId: string; readonly today: string },
): Promise<Person> {
  const { userId, today } = who
  const semesters = studentSemesters(today)
  const registrations = await findRegistrations(database, encryption, userId)
  const associations = await listOwnAssociations(database, who)
  return {
    isStudent: registrations.some(
      ({ isPaid, semesterCode }) => isPaid && semesters.includes(semesterCode),
    ),
    isMember: (await findActiveMembership(database, userId, today)) !== undefined,
    isContact: associations.some(({ isContact, state }) => isContact && state !== 'closed'),
  }
}

/** Why a person may not book; null when they may. */
export function audienceRefusal(
  audience: CourseAudience,
  { isMember, isContact }: Person,
): 'COURSE_FOR_MEMBERS' | 'COURSE_FOR_CONTACTS' | null {
  if (audience === 'members' && !isMember) return 'COURSE_FOR_MEMBERS'
  return audience === 'contact-persons' && !isContact ? 'COURSE_FOR_CONTACTS' : null
}
