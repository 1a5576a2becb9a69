import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { hasAccess } from '#core/kindergartens/access/guardian-access.server.ts'
import { findAccountsOfGuardians } from '#core/kindergartens/access/guardian-accounts.server.ts'
import {
  kindergartenGuardian,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Where a guardian is mailed: the address of their account, or else the one that the kindergarten has.
 * @returns null for somebody who reaches no child now, or has no address
 */
export async function findGuardianAddress(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  guardianId: string,
): Promise<{ readonly email: string; readonly language: Locale | null } | null> {
  const [guardian] = await database
    .select({ email: kindergartenGuardian.email })
    .from(kindergartenGuardian)
    .innerJoin(
      kindergartenGuardianship,
      eq(kindergartenGuardianship.guardianId, kindergartenGuardian.id),
    )
    .where(and(eq(kindergartenGuardian.id, guardianId), hasAccess()))
    .limit(1)
  if (!guardian) return null
  const accounts = await findAccountsOfGuardians({ database, encryption }, [guardianId])
  const userId = accounts.get(guardianId)
  if (!userId) return guardian.email === null ? null : { email: guardian.email, language: null }
  const [account] = await database
    .select({ email: user.email, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  return account ?? null
}
