import { maxWindowMinutes } from '@trivsel/account-guard/attempt-limit'
import { isNotNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountLink, loginAttempt, session } from '#core/accounts/tables.server.ts'
import { sessionIdleDays } from '#core/sessions/session-cookie.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask } from '#platform/jobs/task.server.ts'

const removeExpired = declareTask('remove-expired-sessions', z.object({}))

/** What has ended anyway is not kept: sessions, links used or too old, counts of attempts. */
export function accountTasks(database: Database) {
  return [
    handleTask(removeExpired, async () => {
      await database
        .delete(session)
        .where(
          or(
            lt(session.expiresAt, sql`now()`),
            lt(session.updatedAt, sql`now() - make_interval(days => ${sessionIdleDays})`),
          ),
        )
      await database
        .delete(accountLink)
        .where(or(lt(accountLink.expiresAt, sql`now()`), isNotNull(accountLink.usedAt)))
      await database
        .delete(loginAttempt)
        .where(
          lt(loginAttempt.windowStartedAt, sql`now() - make_interval(mins => ${maxWindowMinutes})`),
        )
    }),
  ]
}

export const accountCrontab: readonly CronJob[] = [{ task: removeExpired, at: '40 * * * *' }]
