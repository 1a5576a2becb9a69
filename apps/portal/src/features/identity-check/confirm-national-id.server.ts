import { defaultLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { normaliseNationalId } from '#core/personal-data/national-id.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { ConfirmForm } from './check-forms.ts'
import { composeConfirmedMail } from './check-mails.server.ts'
import { type IdentityCheckRefusal, identityCheckRefusals } from './contract.ts'
import { recordAction } from './record-action.server.ts'

/**
 * Proves the national id that a person has given by a document that staff have seen. The kind of
 * document is logged; the person is notified by mail.
 * @throws {Refusal} OWN_CASE, and as `identityCheckRefusals` says
 */
export async function confirmNationalId(
  parts: { database: Database; encryption: FieldEncryption; portalUrl: string },
  staff: StaffActor,
  { userId, number, document }: ConfirmForm,
): Promise<void> {
  const { database, encryption, portalUrl } = parts
  await database.transaction(async (transaction) => {
    await requireOtherPerson(transaction, staff, [userId])
    // Of two who confirm at once, the second sees what the first did.
    const [owner] = await transaction
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update')
    if (!owner) throw refuse('ACCOUNT_NOT_FOUND')
    const given = await findNationalId(transaction, encryption, userId)
    if (!given) throw refuse('NATIONAL_ID_NOT_GIVEN')
    if (given.proof) throw refuse('NATIONAL_ID_PROVEN')
    if (given.number !== normaliseNationalId(number)) throw refuse('NATIONAL_ID_DIFFERS')
    const proof = { userId, number, provenBy: 'document' } as const
    if (!(await proveNationalId(transaction, encryption, proof))) throw refuse('NATIONAL_ID_TAKEN')
    await recordAction(transaction, staff, {
      action: 'national-id-confirmed',
      subject: { kind: 'account', id: userId },
      after: { document },
    })
    const [told] = await transaction
      .select({ language: profile.language })
      .from(profile)
      .where(eq(profile.userId, userId))
    const mail = composeConfirmedMail({ portalUrl, locale: told?.language ?? defaultLocale })
    await enqueueJob(transaction, sendMail, { to: owner.email, ...mail })
  })
}

function refuse(code: IdentityCheckRefusal): Refusal<IdentityCheckRefusal> {
  return new Refusal(code, identityCheckRefusals[code])
}
