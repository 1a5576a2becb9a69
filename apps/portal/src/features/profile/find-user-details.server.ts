import { defaultLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { doubtNationalId, maskNationalId } from '#core/personal-data/national-id.ts'
import type { UserDetails } from '#core/profile/contract.ts'
import { profile } from '#core/profile/tables.server.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { tuitionFeeOf } from '#core/semester-registrations/rules.ts'
import { isEmployee } from '#core/staff-area/is-employee.server.ts'
import { findCountry } from '#platform/countries/countries.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { semesterInQuestion } from '#platform/time/semester.ts'

/**
 * What is known of a person, as they see it themselves.
 * @param today `2026-11-21`
 * @returns `null` when there is no such account
 */
export async function findUserDetails(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
  today: string,
): Promise<UserDetails | null> {
  const [found] = await database
    .select({ user, profile })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!found) return null
  const { profile: told } = found
  const { id, firstName, lastName, email } = found.user
  const { number, proof } = (await findNationalId(database, encryption, userId)) ?? {}
  const registrations = await findRegistrations(database, encryption, userId)
  const tuitionFeeCode = semesterInQuestion(told?.tuitionFeeCode ?? null, today)
  return {
    id,
    firstName,
    lastName,
    email,
    address: {
      line1: told?.addressLine1 ?? '',
      line2: told?.addressLine2 ?? '',
      line3: told?.addressLine3 ?? '',
      zipCode: told?.zipCode ?? '',
      city: told?.city ?? '',
      countryCode: told?.countryCode ?? '',
    },
    socialSecurityNumber: number ? maskNationalId(number) : '',
    nationalIdProof: proof ? { by: proof.by, at: proof.at.toISOString() } : null,
    nationalIdDoubt: number ? doubtNationalId(number, told?.birthDate ?? null) : null,
    phone: {
      countryCode: told?.phoneCountryCode ?? '',
      subscriberNumber: told?.phoneNumber ?? '',
    },
    type: (await isEmployee(database, userId)) ? 'EMPLOYEE' : ofNamed(told?.institution),
    tuitionFeeCode,
    institution: told?.institution ?? '',
    tuitionFee: tuitionFeeOf(registrations, tuitionFeeCode),
    language: told?.language ?? defaultLocale,
    nationality: findCountry(told?.nationality ?? '')?.no ?? '',
    birthDate: told?.birthDate ?? '',
    revision: told?.revision ?? 0,
  }
}

const ofNamed = (institution: string | null | undefined) => (institution ? 'STUDENT' : 'OTHER')
