import { eq, sql } from 'drizzle-orm'
import { accountRefusals } from '#core/accounts/contract.ts'
import { user } from '#core/accounts/tables.server.ts'
import { profileRefusals } from '#core/profile/contract.ts'
import type { ProfileForm, SaveProfile } from '#core/profile/profile-form.ts'
import { profile } from '#core/profile/tables.server.ts'
import { findChoice } from '#core/studies/find-institutions.server.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import { findCountryByNorwegianName } from '#platform/countries/countries.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Saves a profile in place of the revision that was read.
 * @throws {Refusal} PROFILE_CHANGED (409) when another one has been saved since, FORBIDDEN (403)
 *   for somebody else's, and UNAUTHENTICATED (401) when the account is deleted
 */
export async function saveProfile(
  database: Database,
  userId: string,
  { id, firstName, lastName, revision, ...told }: SaveProfile,
): Promise<void> {
  if (id !== userId) throw new Refusal('FORBIDDEN', accountRefusals.FORBIDDEN)
  const row = rowOf(told)
  await database.transaction(async (transaction) => {
    const named = await transaction
      .update(user)
      .set({ firstName, lastName, updatedAt: sql`now()` })
      .where(eq(user.id, userId))
      .returning({ id: user.id })
    if (named.length === 0) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    await requireChoice(transaction, userId, told.institution)
    const saved = await transaction
      .insert(profile)
      .values({ userId, ...row, revision: revision + 1 })
      .onConflictDoUpdate({
        target: profile.userId,
        set: { ...row, revision: revision + 1, updatedAt: sql`now()` },
        setWhere: eq(profile.revision, revision),
      })
      .returning({ revision: profile.revision })
    if (saved.length === 0) throw new Refusal('PROFILE_CHANGED', profileRefusals.PROFILE_CHANGED)
  })
}

/** @throws {Refusal} INVALID_REQUEST for one that cannot be chosen and is not the own one */
async function requireChoice(transaction: Database, userId: string, code: string): Promise<void> {
  if (code === '') return
  const [own] = await transaction
    .select({ institution: profile.institution })
    .from(profile)
    .where(eq(profile.userId, userId))
  if (!(await findChoice(transaction, code, own?.institution)))
    throw invalidRequest(['institution'])
}

function rowOf(told: Omit<ProfileForm, 'firstName' | 'lastName'>) {
  const { address, phone } = told
  return {
    addressLine1: address.line1 || null,
    addressLine2: address.line2 || null,
    addressLine3: address.line3 || null,
    zipCode: address.zipCode || null,
    city: address.city || null,
    countryCode: address.countryCode || null,
    phoneCountryCode: phone.subscriberNumber ? phone.countryCode : null,
    phoneNumber: phone.subscriberNumber || null,
    institution: told.institution || null,
    tuitionFeeCode: told.tuitionFeeCode || null,
    language: told.language,
    nationality: findCountryByNorwegianName(told.nationality)?.code ?? null,
    birthDate: told.birthDate || null,
  }
}
