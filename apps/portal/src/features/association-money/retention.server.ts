import { sql } from 'drizzle-orm'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import {
  batchSize,
  daysAgo,
  documentedFrom,
  type RetentionStep,
} from '#core/personal-data/retention.server.ts'
import { associationPayoutRequest } from './model/tables.server.ts'

/** Days for which it is known that somebody entered an account that was never confirmed. */
const unconfirmedDays = 365

/** What money was paid by is kept as long as the books are documented: five years after the year. */
export const associationMoneyRetention: readonly RetentionStep[] = [
  {
    name: 'bank accounts of associations that were never confirmed',
    remove: (now) => sql`delete from ${associationBankAccount} where id in (
      select id from ${associationBankAccount}
      where confirmed_at is null
        and coalesce(ended_at, entered_at) < ${daysAgo(now, unconfirmedDays)}
      limit ${batchSize})`,
  },
  {
    name: 'bank accounts of associations that were replaced or removed',
    remove: (now) => sql`delete from ${associationBankAccount} where id in (
      select id from ${associationBankAccount}
      where state in ('replaced', 'removed') and ended_at < ${documentedFrom(now)}
      limit ${batchSize})`,
  },
  {
    name: 'bank accounts of associations that are closed',
    remove: (now) => sql`delete from ${associationBankAccount} where id in (
      select account.id from ${associationBankAccount} account
      join ${association} a on a.id = account.association_id
      where a.state = 'closed' and a.state_changed_at < ${documentedFrom(now)}
      limit ${batchSize})`,
  },
  {
    name: 'payouts that boards of associations asked for',
    remove: (now) => sql`delete from ${associationPayoutRequest} where id in (
      select id from ${associationPayoutRequest}
      where decided_at < ${documentedFrom(now)}
      limit ${batchSize})`,
  },
]
