import { sql } from 'drizzle-orm'
import {
  batchSize,
  documentedFrom,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { receipt, receiptCreditNote } from './tables.server.ts'

/** With their credit notes, of which each has its own year. */
export const receiptRetention: readonly RetentionStep[] = [
  {
    name: 'receipts of card payments',
    remove: (now) => sql`delete from ${receipt} where id in (
      select r.id from ${receipt} r
      where r.sold_at < ${documentedFrom(now)} and not exists (
        select from ${receiptCreditNote} n
        where n.receipt_id = r.id and n.credited_at >= ${documentedFrom(now)})
      limit ${batchSize})`,
  },
]
