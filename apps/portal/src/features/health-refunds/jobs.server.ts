import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { payout } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import {
  healthRefund,
  healthRefundAppeal,
  healthRefundCorrection,
  healthRefundDecision,
  healthRefundRepayment,
} from '#core/health-refunds/tables.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** So long a payout may come back, and somebody answers to a rejection. */
const settledDays = 90

export const closeHealthRefunds = declareTask('close-health-refunds', z.object({}))
export const healthCrontab: readonly CronJob[] = [{ task: closeHealthRefunds, at: '45 3 * * *' }]

/**
 * Closes applications of which nothing more comes: paid, with nothing left, or rejected, for so many
 * days, without a claim, an appeal or a correction that waits. From then on the period of retention runs. A second run does nothing.
 * @returns how many were closed
 */
export async function closeSettledRefunds(database: Database, now = new Date()): Promise<number> {
  const at = now.toISOString()
  const before = sql`${at}::timestamptz - make_interval(days => ${settledDays})`
  const { rows } = await database.execute(sql`
    update ${caseFile} set closed_at = ${at}
    where kind = ${healthKind} and closed_at is null
      and changed_at < ${before}
      and (status = 'AVVIST' or status = 'INNVILGET'
        and (exists (select from ${payout} p where p.owner_kind = 'health'
            and p.owner_key = ${caseFile.id}::text and p.state = 'paid')
          or exists (select from ${healthRefund} r
            where r.case_id = ${caseFile.id} and r.granted_ore = 0))
        and not exists (select from ${payout} p where p.owner_kind = 'health'
          and p.owner_key = ${caseFile.id}::text
          and (p.state in ('prepared', 'released', 'sent')
            or p.state = 'paid' and p.settled_at > ${before}))
        and coalesce((select portal.ledger_total(account.id, null) from ${ledgerAccount} account
          where account.kind = 'health' and account.key = ${caseFile.id}::text), 0) = 0)
      and not exists (select from ${ledgerAccount} account
        where account.kind = 'health-claim' and account.key = ${caseFile.id}::text
          and portal.ledger_total(account.id, null) <> 0)
      and not exists (select from ${healthRefundDecision} d
        where d.case_id = ${caseFile.id} and d.appeal_until >= ${osloDate(now)})
      and not exists (select from ${healthRefundAppeal} a
        where a.case_id = ${caseFile.id} and a.decided_at is null and a.withdrawn_at is null)
      and not exists (select from ${healthRefundCorrection} c
        where c.case_id = ${caseFile.id} and c.confirmed_at is null and c.dropped_at is null)
      and not exists (select from ${healthRefundRepayment} r
        where r.case_id = ${caseFile.id} and r.confirmed_at is null and r.dropped_at is null)
    returning id`)
  return rows.length
}
