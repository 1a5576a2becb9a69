import { insertAccount } from '#core/accounts/add-account.server.ts'
import { accountRefusals } from '#core/accounts/contract.ts'
import {
  type AccountLink,
  consumeLink,
  findLink,
} from '#core/accounts/links/account-link.server.ts'
import { checkNewPassword } from '#core/accounts/passwords/check-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { FinishSignUpForm } from '../model/account-forms.ts'

/**
 * Makes the account that the mailed link permits. The national id that was given is a claim, even
 * when other accounts claim the same.
 * @returns the e-mail address, with which to log in
 * @throws {Refusal} LINK_NOT_VALID (410), PASSWORD_… (422), and
 *   `login.aktiverbruker.aktivert.epostadresse` (409) when the address has an account by now
 */
export async function completeSignUp(
  parts: { database: Database; encryption: FieldEncryption; passwords: Passwords },
  { token, password, firstName, lastName, locale }: FinishSignUpForm,
): Promise<string> {
  const { database, encryption, passwords } = parts
  const { email } = await findLink(database, 'sign-up', token)
  checkNewPassword(password, [email, firstName, lastName], passwords.isCommon)
  // Hashed outside the transaction: it takes long enough to hold everybody up.
  const passwordHash = await passwords.hash(password)

  await database.transaction(async (transaction) => {
    const link = await consumeLink(transaction, 'sign-up', token)
    const userId = await insertAccount(transaction, { firstName, lastName, email, passwordHash })
    if (!userId) {
      const code = 'login.aktiverbruker.aktivert.epostadresse'
      throw new Refusal(code, accountRefusals[code])
    }
    await transaction.insert(profile).values({ userId, language: locale })
    const number = nationalIdOf(link, encryption)
    if (number) await claimNationalId(transaction, encryption, { userId, number })
  })
  return email
}

function nationalIdOf(link: AccountLink, encryption: FieldEncryption): string | null {
  if (!link.nationalId) return null
  return encryption.decrypt(link.nationalId, {
    table: 'account_link',
    column: 'national_id',
    row: link.tokenHash,
  })
}
