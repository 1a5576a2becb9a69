import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'

/** As long as a course of study: nobody should find their account deleted after a year abroad. */
export const unusedAccounts: RetentionPeriod = {
  kind: 'unused-accounts',
  name: m.retention_unused_accounts,
  why: m.retention_unused_accounts_why,
  months: 36,
  least: 12,
  most: 60,
}

/** Of data that goes with the account. */
export const untilAccountDeleted = { period: unusedAccounts, text: m.data_until_account }
