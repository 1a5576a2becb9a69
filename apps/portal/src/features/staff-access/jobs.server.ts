import { lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accessIdleMinutes } from '#core/staff-area/rules.ts'
import { staffAccess, staffInvitation } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { createInvitationToken } from './accept-invitation/invitation-token.server.ts'
import { composeInvitationMail } from './people/invitation-mail.server.ts'
import { sendInvitation } from './people/invitation-task.server.ts'

const removeEnded = declareTask('remove-ended-staff-access', z.object({}))

/** Days after expiry: the audit log keeps the invitation permanently. */
const invitationRetentionDays = 30

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
      const created = await createInvitationToken(database, invitationId)
      // The invitation was withdrawn or replaced after the job was enqueued.
      if (!created) return
      const { isReset, locale, email } = created.invitation
      const mail = composeInvitationMail({ isReset, locale, token: created.token }, portalUrl)
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
          lt(
            staffInvitation.expiresAt,
            sql`now() - make_interval(days => ${invitationRetentionDays})`,
          ),
        )
    }),
  ]
}

export const staffCrontab: readonly CronJob[] = [{ task: removeEnded, at: '50 2 * * *' }]
