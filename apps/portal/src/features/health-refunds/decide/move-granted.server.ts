import { randomUUID } from 'node:crypto'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { claimAccount, costAccount, refundAccount } from '#core/health-refunds/accounts.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { splitDifference } from './split-difference.ts'

/**
 * Moves what is granted more, or less, between the cost of the year and the application. What was paid too
 * much is claimed back; what is granted again is taken off the claim first.
 * @returns what is claimed by this, in øre
 */
export async function moveGranted(
  transaction: Database,
  { caseId, actorId, differenceOre }: { caseId: string; actorId: string; differenceOre: number },
): Promise<number> {
  if (differenceOre === 0) return 0
  const refund = refundAccount(caseId)
  await lockAccount(transaction, refund)
  const { refundOre, claimOre } = splitDifference(
    differenceOre,
    await findHeld(transaction, caseId),
  )
  const valueDate = osloDate(new Date())
  const entries = [
    { account: costAccount(valueDate.slice(0, 4)), amountOre: differenceOre },
    { account: refund, amountOre: -refundOre },
    { account: claimAccount(caseId), amountOre: claimOre },
  ].filter(({ amountOre }) => amountOre !== 0)
  await openAccounts(
    transaction,
    entries.map(({ account }) => account),
  )
  await postTransaction(transaction, {
    key: `health-granted:${randomUUID()}`,
    kind: differenceOre > 0 ? 'health-granted' : 'health-corrected',
    valueDate,
    entries,
    actorId,
  })
  return Math.max(0, claimOre)
}

/** What of an application is neither paid nor on its way, and what is claimed back; both in øre. */
export async function findHeld(
  database: Database,
  caseId: string,
): Promise<{ readonly availableOre: number; readonly claimedOre: number }> {
  return {
    availableOre: Math.max(0, await availableOre(database, { kind: 'health', key: caseId })),
    claimedOre: await balanceOf(database, claimAccount(caseId)),
  }
}
