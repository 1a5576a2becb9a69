import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import { grantPayee } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PayeeForm } from '../model/forms.ts'
import { lockAward } from '../model/load-awards.server.ts'
import { encryptPayee } from '../model/payee-secrets.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireApplicant } from '../model/require-applicant.server.ts'

export type PayeeParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  /** Of the organisation, by their IBANs. */
  readonly ownAccounts: readonly string[]
}

/**
 * A person enters where a grant is paid to. What is prepared already goes to the account before it.
 * @throws {Refusal} `GRANT_STATE`: associations have an account of their own; `GRANT_ACCOUNT_INVALID`,
 *   `GRANT_ACCOUNT_OWN`, `GRANT_ACCOUNT_IS_NATIONAL_ID`, and those of `requireApplicant`
 */
export function enterPayee(
  { database, encryption, ownAccounts }: PayeeParts,
  who: { readonly userId: string; readonly applicationId: string },
  { account, holder }: PayeeForm,
  now: Date,
): Promise<void> {
  const { userId, applicationId } = who
  return database.transaction(async (transaction) => {
    const loaded = await lockAward(transaction, applicationId)
    const by = await requireApplicant(transaction, { ...who, now }, { isChange: true })
    if (!loaded) throw refuseGrant('GRANT_NOT_FOUND')
    const { state } = loaded.award
    const mayBePaid = state === 'offered' || state === 'accepted' || state === 'settled'
    if (by.associationId !== null || !mayBePaid) throw refuseGrant('GRANT_STATE')
    const number = normaliseAccountNumber(account)
    if (number === null) throw refuse('GRANT_ACCOUNT_INVALID')
    if (isPaidTo({ account: number }, ownAccounts)) throw refuse('GRANT_ACCOUNT_OWN')
    if ((await findNationalId(transaction, encryption, userId))?.number === number)
      throw refuse('GRANT_ACCOUNT_IS_NATIONAL_ID')
    const columns = {
      ...encryptPayee(encryption, applicationId, { number, holder }),
      enteredAt: now,
    }
    await transaction
      .insert(grantPayee)
      .values({ applicationId, ...columns })
      .onConflictDoUpdate({ target: grantPayee.applicationId, set: columns })
  })
}
