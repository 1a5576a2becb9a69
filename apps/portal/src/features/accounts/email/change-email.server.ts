import { eq, sql } from 'drizzle-orm'
import { accountRefusals } from '#core/accounts/contract.ts'
import { consumeLink } from '#core/accounts/links/account-link.server.ts'
import { enqueueAccountLink } from '#core/accounts/links/send-link.server.ts'
import { confirmPassword } from '#core/accounts/passwords/confirm-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { proveByDelivery } from '#core/semester-registrations/prove-by-delivery.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { ChangeEmailForm, ConfirmEmailForm } from '../model/account-forms.ts'
import { composeEmailChangedMail } from '../model/notice-mails.server.ts'

/**
 * Sends a link to the new address; the old one stays until it is followed.
 * @throws {Refusal} WRONG_PASSWORD (403)
 */
export async function requestEmailChange(
  parts: { database: Database; passwords: Passwords },
  userId: string,
  { email, currentPassword, locale }: ChangeEmailForm,
): Promise<void> {
  const { stamp } = await confirmPassword(parts, userId, currentPassword)
  await enqueueAccountLink(parts.database, { kind: 'change-email', email, userId, stamp, locale })
}

/**
 * Makes the address that the link was sent to the account's own, and notifies the old one. Links
 * that were sent to the old address lead nowhere from now on. A national id that the account claims
 * is proven when an institution has delivered it with the new address.
 * @returns the new address
 * @throws {Refusal} LINK_NOT_VALID (410), and `login.aktiverbruker.aktivert.epostadresse` (409)
 *   when another account has the address by now
 */
export async function confirmEmailChange(
  {
    database,
    encryption,
    portalUrl,
  }: { database: Database; encryption: FieldEncryption; portalUrl: string },
  { token, locale }: ConfirmEmailForm,
): Promise<string> {
  try {
    const changed = await database.transaction(async (transaction) => {
      const { email, userId } = await consumeLink(transaction, 'change-email', token)
      if (!userId) throw new Error('A link to another address belongs to an account')
      const [before] = await transaction
        .select({ email: user.email })
        .from(user)
        .where(eq(user.id, userId))
        .for('update')
      if (!before) throw new Refusal('LINK_NOT_VALID', accountRefusals.LINK_NOT_VALID)
      await transaction
        .update(user)
        .set({ email, emailVerified: true, updatedAt: sql`now()` })
        .where(eq(user.id, userId))
      const mail = composeEmailChangedMail({ portalUrl, locale })
      await enqueueJob(transaction, sendMail, { to: before.email, ...mail })
      return { email, userId }
    })
    // Afterwards: proving a number locks it before any row.
    await proveByDelivery(database, encryption, changed.userId)
    return changed.email
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const code = 'login.aktiverbruker.aktivert.epostadresse'
    throw new Refusal(code, accountRefusals[code])
  }
}
