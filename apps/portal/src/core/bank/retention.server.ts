import { sql } from 'drizzle-orm'
import {
  batchSize,
  documentedFrom,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { incomingTransfer, payout, transferConflict } from './tables.server.ts'

/** Deletes names, texts and account numbers when what they document may be deleted. */
export const bankRetention: readonly RetentionStep[] = [
  {
    name: 'names and texts of incoming transfers',
    remove: (now) => sql`update ${incomingTransfer} set debtor = null, remittance = null
      where id in (select id from ${incomingTransfer}
        where value_date < ${documentedFrom(now)} and (debtor is not null or remittance is not null)
        limit ${batchSize})`,
  },
  {
    name: 'names and texts of conflicting entries',
    remove: (now) => sql`update ${transferConflict} set debtor = null, remittance = null
      where id in (select id from ${transferConflict}
        where value_date < ${documentedFrom(now)} and (debtor is not null or remittance is not null)
        limit ${batchSize})`,
  },
  {
    name: 'payees of payouts',
    remove: (
      now,
    ) => sql`update ${payout} set payee_name = null, payee_account = null, payee_details = null,
        payee_account_index = null
      where id in (select id from ${payout}
        where coalesce(settled_at, prepared_at) < ${documentedFrom(now)}
          and state in ('paid', 'failed', 'withdrawn', 'returned') and payee_name is not null
        limit ${batchSize})`,
  },
]
