import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

export type PayeeParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  /** Of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
}

/**
 * The applicant by the name of the profile, with the account that they have typed.
 * @throws {Refusal} `HEALTH_ACCOUNT_INVALID`, `HEALTH_ACCOUNT_IS_NATIONAL_ID`, `HEALTH_ACCOUNT_OWN`
 */
export async function readPayee(
  { database, encryption, ownAccounts }: PayeeParts,
  userId: string,
  typed: string,
): Promise<{ name: string; account: string }> {
  const account = normaliseAccountNumber(typed)
  if (account === null) throw refuse('HEALTH_ACCOUNT_INVALID')
  const own = await findNationalId(database, encryption, userId)
  if (own?.number === account) throw refuse('HEALTH_ACCOUNT_IS_NATIONAL_ID')
  const [found] = await database
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  if (!found) throw new Error('the sender’s account does not exist')
  const name = `${found.firstName} ${found.lastName}`
  if (isPaidTo({ account }, ownAccounts)) throw refuse('HEALTH_ACCOUNT_OWN')
  return { name, account }
}
