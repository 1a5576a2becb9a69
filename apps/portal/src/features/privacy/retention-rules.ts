import { addDays, monthsBefore } from '#platform/time/date.ts'

/*
 * How long an account is kept that nobody uses. How long other data is kept is defined with its
 * table, in the `retention.server.ts` of each part; docs/privacy.md lists all of it.
 */

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
