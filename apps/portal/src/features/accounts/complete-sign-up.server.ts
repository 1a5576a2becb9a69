import { keepNationalId } from '#features/profile/keep-national-id.server.ts'
import { profile } from '#features/profile/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findLink, takeLink, withdrawLinks } from './account-link.server.ts'
import { insertAccount } from './add-account.server.ts'
import { checkNewPassword, type IsCommonPassword } from './check-password.server.ts'
import { accountRefusals } from './contract.ts'
import type { CompleteSignUpForm } from './sign-up-forms.ts'

/**
 * Makes the account that the mailed link permits.
 * @returns the e-mail address, with which to log in
 * @throws {Refusal} LINK_NOT_VALID (410), PASSWORD_… (422), and
 *   `login.aktiverbruker.aktivert.epostadresse` (409) when the address has an account by now
 */
export async function completeSignUp(
  options: {
    database: Database
    encryption: FieldEncryption
    hash: (password: string) => Promise<string>
    isCommonPassword: IsCommonPassword
  },
  form: CompleteSignUpForm,
): Promise<string> {
  const { database, encryption, hash, isCommonPassword } = options
  const { token, password, firstName, lastName } = form
  const { email } = await findLink(database, 'sign-up', token)
  checkNewPassword(password, [email, firstName, lastName], isCommonPassword)
  // Hashed outside the transaction: it takes long enough to hold everybody up.
  const passwordHash = await hash(password)

  await database.transaction(async (transaction) => {
    const link = await takeLink(transaction, 'sign-up', token)
    const userId = await insertAccount(transaction, { firstName, lastName, email, passwordHash })
    if (!userId) {
      const code = 'login.aktiverbruker.aktivert.epostadresse'
      throw new Refusal(code, accountRefusals[code])
    }
    await transaction.insert(profile).values({ userId })
    if (link.nationalId) {
      const number = encryption.decrypt(link.nationalId, {
        table: 'account_link',
        column: 'national_id',
        row: link.tokenHash,
      })
      await keepNationalId(transaction, encryption, { userId, number })
    }
    await withdrawLinks(transaction, link)
  })
  return email
}

