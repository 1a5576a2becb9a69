import { indexAccount } from '#core/bank/account-index.server.ts'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { LoadedAward } from '../model/load-awards.server.ts'
import { findPayAccount, type PayAccount } from '../model/pay-account.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { isOfDeciders } from './is-of-deciders.server.ts'

/**
 * The account that counts now, if it is the one that the caller has seen.
 * @throws {Refusal} `GRANT_ACCOUNT_MISSING`, `GRANT_ACCOUNT_CHANGED`, `GRANT_ACCOUNT_OF_COMMITTEE`
 */
export async function requirePayAccount(
  parts: PayoutParts,
  staff: StaffActor,
  loaded: LoadedAward,
  { accountKey, today }: { readonly accountKey: string; readonly today: string },
): Promise<PayAccount> {
  const account = await findPayAccount(parts, loaded)
  if (!account) throw refuse('GRANT_ACCOUNT_MISSING')
  if (account.key !== accountKey) throw refuse('GRANT_ACCOUNT_CHANGED')
  const applicantId = loaded.application.userId
  const indexes = indexAccount(parts.encryption, account.number)
  if (await isOfDeciders(parts, indexes, { staffId: staff.userId, applicantId, today }))
    throw refuse('GRANT_ACCOUNT_OF_COMMITTEE')
  return account
}
