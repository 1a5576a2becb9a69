import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'
import { addDays, monthsBefore } from '#platform/time/date.ts'

/*
 * How long an account is kept that nobody uses. How long other data is kept is defined with its
 * table, in the `retention.server.ts` of each part; docs/privacy.md lists all of it.
 */

/** As long as a course of study: nobody should find their account deleted after a year abroad. */
export const unusedAccounts: RetentionPeriod = {
  kind: 'unused-accounts',
  name: m.retention_unused_accounts,
  why: m.retention_unused_accounts_why,
  months: 36,
  least: 12,
  most: 60,
}

/** Time to log in once and keep the account. */
const warningDays = 30

/**
 * Who is warned and who is deleted on a day. All are days up to and including which something
 * happened: an account is warned when it was last used by `warnUsedUntil`, and deleted when it was
 * last used by `deleteUsedUntil` and warned by `deleteWarnedUntil`.
 * @param months of `unusedAccounts`, as they are set now
 */
export function unusedAccountLimits(today: string, months: number) {
  return {
    warnUsedUntil: monthsBefore(addDays(today, warningDays), months),
    deleteUsedUntil: monthsBefore(today, months),
    deleteWarnedUntil: addDays(today, -warningDays),
  }
}

/** The first day on which an account that is warned today may be deleted. */
export function earliestDeletion(today: string): string {
  return addDays(today, warningDays)
}
