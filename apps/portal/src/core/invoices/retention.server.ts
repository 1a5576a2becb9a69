import { sql } from 'drizzle-orm'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { invoice, invoicePayoutAccount } from './tables.server.ts'

/** Years after the year of the invoice for which sales documents are kept (bokføringsloven § 13). */
const retentionYears = 5

/** With their payments and credit notes, but for those of which money is open. */
export const invoiceRetention: readonly RetentionStep[] = [
  {
    name: 'accounts for what was owed of invoices',
    remove: () => sql`delete from ${invoicePayoutAccount} where invoice_id in (
      select id from ${invoice} where id in (select invoice_id from ${invoicePayoutAccount})
        and open_ore >= 0
      limit ${batchSize})`,
  },
  {
    name: 'invoices',
    remove: (now) => sql`delete from ${invoice} where id in (
      select id from ${invoice}
      where date_trunc('year', invoiced_on) < date_trunc('year', ${now.toISOString()}::timestamptz) - make_interval(years => ${retentionYears})
        and open_ore = 0
      limit ${batchSize})`,
  },
]
