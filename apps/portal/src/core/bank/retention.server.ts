import { sql } from 'drizzle-orm'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { incomingTransfer, payout } from './tables.server.ts'

/**
 * What documents the books is kept for five years after the end of the year (bokføringsloven § 13);
 * names, texts and account numbers no longer than that.
 */
const documentedYears = 5

/** The first day of what is kept. */
const keptFrom = (now: Date) => `${Number(osloDate(now).slice(0, 4)) - documentedYears}-01-01`

export const bankRetention: readonly RetentionStep[] = [
  {
    name: 'names and texts of incoming transfers',
    remove: (now) => sql`update ${incomingTransfer} set debtor = null, remittance = null
      where id in (select id from ${incomingTransfer}
        where value_date < ${keptFrom(now)}::date and (debtor is not null or remittance is not null)
        limit ${batchSize})`,
  },
  {
    name: 'payees of payouts',
    remove: (
      now,
    ) => sql`update ${payout} set payee_name = null, payee_account = null, payee_details = null
      where id in (select id from ${payout}
        where coalesce(settled_at, prepared_at) < ${keptFrom(now)}::date
          and state in ('paid', 'failed', 'withdrawn') and payee_name is not null
        limit ${batchSize})`,
  },
]
