import { sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { kindergartenInvoiceRun } from './model/tables.server.ts'

/** Months for which staff can look up what a run did; its invoices have a period of their own. */
const shownMonths = 12

export const moneyRetention: readonly RetentionStep[] = [
  {
    name: 'invoice runs of kindergartens',
    remove: (now) => sql`delete from ${kindergartenInvoiceRun} where id in (
      select old.id from ${kindergartenInvoiceRun} old
      where old.finished_at < ${monthsAgo(now, shownMonths)} limit ${batchSize})`,
  },
]
