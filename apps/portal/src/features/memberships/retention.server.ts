import { sql } from 'drizzle-orm'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { fitnessInvoice } from './model/tables.server.ts'

/** Years after the year of the invoice for which sales documents are kept (bokføringsloven § 13). */
const retentionYears = 5

export const membershipRetention: readonly RetentionStep[] = [
  {
    name: 'fitness invoices',
    remove: (now) => sql`delete from ${fitnessInvoice} where id in (
      select id from ${fitnessInvoice}
      where date_trunc('year', invoiced_on) < date_trunc('year', ${now.toISOString()}::timestamptz) - make_interval(years => ${retentionYears})
      limit ${batchSize})`,
  },
]
