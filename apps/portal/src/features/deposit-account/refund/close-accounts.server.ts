import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { payout } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { depositBalanceOre } from '#core/ledger/balance-of.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { depositAccount } from '../model/tables.server.ts'
import { depositRefund } from './tables.server.ts'

/** So long somebody can read on their page what was paid back; a bank may return it in that time. */
const shownDays = 90

export const closeAccounts = declareTask('close-refunded-accounts', z.object({}))
export const refundCrontab: readonly CronJob[] = [{ task: closeAccounts, at: '35 3 * * *' }]

/**
 * Closes accounts that were paid back, with the refund: its owner may apply again. Unsettled
 * payments, or any balance on the account, keep it open. A second run does nothing.
 * @returns how many accounts were closed
 */
export async function closeRefundedAccounts(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ account_id: string; case_id: string }>(sql`
      select r.account_id, r.case_id
      from ${depositRefund} r
      join ${depositAccount} a on a.case_id = r.account_id
      join ${caseFile} refund on refund.id = r.case_id
      join ${caseFile} account on account.id = r.account_id
      where refund.status = 'INNVILGET' and refund.closed_at is null and account.closed_at is null
        and exists (select from ${payout} p
          where p.owner_kind = 'deposit' and p.owner_key = a.customer_number and p.state = 'paid')
        and not exists (select from ${payout} p
          where p.owner_kind = 'deposit' and p.owner_key = a.customer_number and (p.state in ('prepared', 'released', 'sent')
            or p.state = 'paid' and p.settled_at > now() - make_interval(days => ${shownDays})))
        and ${depositBalanceOre(sql`a.customer_number`)} = 0
      for update of refund, account`)
    const ids = rows.flatMap(({ account_id, case_id }) => [account_id, case_id])
    if (ids.length === 0) return 0
    await transaction.execute(sql`
      update ${caseFile} set closed_at = now() where id = any(${sql.param(ids)}::uuid[])`)
    return rows.length
  })
}
