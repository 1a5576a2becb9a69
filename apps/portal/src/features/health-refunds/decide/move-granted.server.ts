import { randomUUID } from 'node:crypto'
import { costAccount, refundAccount } from '#core/health-refunds/accounts.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/**
 * Moves what is granted more, or less, between the cost of the year and the application.
 * @throws {Refusal} `LEDGER_NOT_COVERED`: less is granted than was paid out
 */
export async function moveGranted(
  transaction: Database,
  { caseId, actorId, differenceOre }: { caseId: string; actorId: string; differenceOre: number },
): Promise<void> {
  if (differenceOre === 0) return
  const valueDate = osloDate(new Date())
  const cost = costAccount(valueDate.slice(0, 4))
  const refund = refundAccount(caseId)
  await openAccounts(transaction, [cost, refund])
  const isMore = differenceOre > 0
  await postTransaction(transaction, {
    key: `health-granted:${randomUUID()}`,
    kind: isMore ? 'health-granted' : 'health-corrected',
    valueDate,
    entries: move(Math.abs(differenceOre), {
      from: isMore ? refund : cost,
      to: isMore ? cost : refund,
    }),
    actorId,
  })
}
