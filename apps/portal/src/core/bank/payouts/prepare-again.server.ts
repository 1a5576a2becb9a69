import { eq } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { indexAccount } from '../account-index.server.ts'
import { normaliseAccountNumber } from '../account-number.ts'
import { requireOthersOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import { type PayoutParts, sourceOf } from '../payout-source.ts'
import { isOver } from '../payout-states.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'
import { findAttempts, nextAttempt, paidThing } from './find-attempts.server.ts'
import type { ManualPayee, Payee } from './payee.server.ts'
import { prepareManualPayout, preparePayout } from './prepare-payout.server.ts'

/**
 * Prepares what failed, came back or was withdrawn once more, to another payee: the same amount of the same
 * owner, under the request's key with the number of the attempt. The person who does it has
 * decided it.
 *
 * @returns the id of the new payout
 * @throws {Refusal} PAYOUT_UNKNOWN; PAYOUT_CHANGED: it is on its way, or somebody has done it before;
 *   as `preparePayout` and `prepareManualPayout`, and `checkAgain` of the source
 */
export async function prepareAgain(
  { database, ...rest }: PayoutParts,
  again: { id: string; payee: Payee | ManualPayee; reason: string },
  actor: StaffAuditActor,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(payout)
      .where(eq(payout.id, again.id))
      .for('no key update')
    if (!before) throw refuse('PAYOUT_UNKNOWN')
    const parts = { ...rest, database: transaction }
    const owner = ownerOf(before)
    await requireOthersOwners(parts, actor, [owner])
    await sourceOf(rest.payoutSources, owner.kind).checkAgain?.(transaction, {
      ...before,
      owner,
      accountIndexes: indexesOf(rest.encryption, again.payee),
      staffId: actor.userId,
      payoutSources: rest.payoutSources,
    })
    const thing = paidThing(before.requestKey)
    const attempts = await findAttempts(transaction, thing)
    if (attempts.some((state) => !isOver(state))) throw refuse('PAYOUT_CHANGED')
    const { message, cause } = before
    // The bank may have deducted a fee from the returned amount.
    const amountOre = before.returnedOre ?? before.amountOre
    const request = {
      requestKey: nextAttempt(thing, attempts),
      owner,
      amountOre,
      message,
      cause,
      approvedBy: actor.userId,
      reason: again.reason,
    }
    const { payee } = again
    return 'account' in payee
      ? preparePayout(parts, { ...request, payee }, actor)
      : prepareManualPayout(parts, { ...request, payee }, actor)
  })
}

/** @throws {Refusal} PAYOUT_ACCOUNT_INVALID */
function indexesOf(encryption: FieldEncryption, payee: Payee | ManualPayee): readonly string[] {
  if (!('account' in payee)) return []
  const account = normaliseAccountNumber(payee.account)
  if (account === null) throw refuse('PAYOUT_ACCOUNT_INVALID')
  return indexAccount(encryption, account)
}
