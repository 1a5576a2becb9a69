import { and, eq, inArray } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositAccount } from '../model/tables.server.ts'

/**
 * Whether nothing is on the account of an approved application or on its way out of it: only then is
 * there a way back from the approval.
 *
 * @param transaction the account stays locked in it: nothing comes or goes until it ends
 */
export async function isUnpaid(transaction: Database, caseId: string): Promise<boolean> {
  const [account] = await transaction
    .select()
    .from(depositAccount)
    .where(eq(depositAccount.caseId, caseId))
  if (!account) return false
  const key = account.customerNumber
  await lockAccount(transaction, { kind: 'deposit', key })
  if ((await balanceOf(transaction, { kind: 'deposit', key })) > 0) return false
  const onItsWay = and(
    eq(payout.ownerKind, 'deposit'),
    eq(payout.ownerKey, key),
    inArray(payout.state, ['prepared', 'released', 'sent']),
  )
  return (await transaction.$count(payout, onItsWay)) === 0
}
