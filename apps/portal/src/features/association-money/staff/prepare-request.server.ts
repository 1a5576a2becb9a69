import { defaultLocale } from '@trivsel/content-contract/locales'
import { decryptHolder, decryptNumber } from '#core/association-accounts/account-secrets.server.ts'
import { findAccount } from '#core/association-accounts/find-account.server.ts'
import type { PayoutParts } from '#core/bank/payout-source.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import { refuse } from '../model/refuse.server.ts'
import { requestKeyOf } from '../model/request-states.ts'
import { moneyOwner } from '../payout/ask-payout.server.ts'

/**
 * Prepares the payout of a request to the account that counts now, which the caller has seen.
 * @throws {Refusal} `ACCOUNT_MISSING`, `ACCOUNT_CHANGED`, and those of `preparePayout`
 */
export async function prepareRequest(
  parts: PayoutParts,
  staff: StaffActor,
  request: {
    readonly id: string
    readonly association: { readonly id: string; readonly name: string }
    readonly amountOre: number
    readonly accountId: string
    readonly reason?: string
  },
): Promise<void> {
  const { id, association, amountOre, accountId, reason } = request
  const account = await findAccount(parts.database, association.id, 'confirmed')
  if (!account) throw refuse('ACCOUNT_MISSING')
  if (account.id !== accountId) throw refuse('ACCOUNT_CHANGED')
  await preparePayout(
    parts,
    {
      requestKey: requestKeyOf(id),
      owner: moneyOwner(association.id),
      amountOre,
      payee: {
        name: decryptHolder(parts.encryption, account),
        account: decryptNumber(parts.encryption, account),
      },
      message: m.association_payout_message({ name: association.name }, { locale: defaultLocale }),
      approvedBy: staff.userId,
      ...(reason !== undefined && { reason }),
    },
    staff,
  )
}
