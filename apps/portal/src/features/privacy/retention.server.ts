import { isNull, lte, not, sql } from 'drizzle-orm'
import { accountActivity } from '#core/accounts/activity/tables.server.ts'
import { unusedAccounts } from '#core/accounts/unused-accounts.ts'
import { batchSize, daysAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { unusedAccountLimits } from './retention-rules.ts'
import { isNeeded } from './unused-accounts.server.ts'

/** A job that has failed for the last time names people in its payload: time to look into it. */
const failedJobDays = 14

/** The queue is nobody's table, and its payloads name people. */
export const jobRetention: readonly RetentionStep[] = [
  {
    name: 'jobs that failed for the last time',
    remove: (now) => sql`select from graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where locked_at is null and attempts >= max_attempts
        and updated_at < ${daysAgo(now, failedJobDays)} limit ${batchSize}))`,
  },
  {
    // Owners are warned first, then `unused-accounts` deletes them.
    name: 'accounts that nobody uses',
    remove: () => sql`select where false`,
    setting: {
      period: unusedAccounts,
      past: (now, months, personalTables) => {
        const today = osloDate(now)
        return sql`select user_id from ${accountActivity}
          where ${lte(accountActivity.lastUsedOn, unusedAccountLimits(today, months).warnUsedUntil)}
            and ${isNull(accountActivity.warnedOn)} and ${not(isNeeded(personalTables, today))}`
      },
    },
  },
]
