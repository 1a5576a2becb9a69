import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { payout } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'

/** So long a payout may come back, and somebody answers to a rejection. */
const settledDays = 90

export const closeHealthRefunds = declareTask('close-health-refunds', z.object({}))
export const healthCrontab: readonly CronJob[] = [{ task: closeHealthRefunds, at: '45 3 * * *' }]

/**
 * Closes applications of which nothing more comes: paid, with nothing left, or rejected, for so many
 * days. From then on the period of retention runs. A second run does nothing.
 * @returns how many were closed
 */
export async function closeSettledRefunds(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    update ${caseFile} set closed_at = now()
    where kind = ${healthKind} and closed_at is null
      and changed_at < now() - make_interval(days => ${settledDays})
      and (status = 'AVVIST' or status = 'INNVILGET'
        and exists (select from ${payout} p where p.owner_kind = 'health'
          and p.owner_key = ${caseFile.id}::text and p.state = 'paid')
        and not exists (select from ${payout} p where p.owner_kind = 'health'
          and p.owner_key = ${caseFile.id}::text
          and (p.state in ('prepared', 'released', 'sent')
            or p.state = 'paid' and p.settled_at > now() - make_interval(days => ${settledDays})))
        and coalesce((select portal.ledger_total(account.id, null) from ${ledgerAccount} account
          where account.kind = 'health' and account.key = ${caseFile.id}::text), 0) = 0)
    returning id`)
  return rows.length
}
