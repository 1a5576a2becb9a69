import { lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accessIdleMinutes } from '#core/staff-area/rules.ts'
import { staffAccess, staffInvitation } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { composeInvitationMail } from './invitation-mail.server.ts'
import { sendInvitation } from './invitation-task.server.ts'
import { makeInvitationToken } from './invitation-token.server.ts'

const removeEnded = declareTask('remove-ended-staff-access', z.object({}))

/** What the log keeps for good is not needed here. */
const invitationKeptDays = 30

export function staffTasks({
  database,
  mailer,
  portalUrl,
}: {
  database: Database
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  return [
    handleTask(sendInvitation, async ({ invitationId }) => {
      const made = await makeInvitationToken(database, invitationId)
      // It may have been withdrawn or replaced meanwhile.
      if (!made) return
      const { isReset, locale, email } = made.invitation
      const mail = composeInvitationMail({ isReset, locale, token: made.token }, portalUrl)
      await mailer.send({ to: email, ...mail })
    }),
    handleTask(removeEnded, async () => {
      await database
        .delete(staffAccess)
        .where(
          or(
            lt(staffAccess.expiresAt, sql`now()`),
            lt(staffAccess.lastUsedAt, sql`now() - make_interval(mins => ${accessIdleMinutes})`),
          ),
        )
      await database
        .delete(staffInvitation)
        .where(
          lt(staffInvitation.expiresAt, sql`now() - make_interval(days => ${invitationKeptDays})`),
        )
    }),
  ]
}

export const staffCrontab: readonly CronJob[] = [{ task: removeEnded, at: '50 2 * * *' }]
