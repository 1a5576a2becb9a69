import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { sendMonthlyInvoices } from './invoices/send-monthly-invoices.server.ts'
import { inviteTask, sendMemberInvitations } from './member-file/invite-members.server.ts'

const invoiceTask = declareTask('send-fitness-invoices', z.object({}))

/** 05:20 in Oslo in winter, 06:20 in summer: members have the mails in the morning. */
export const membershipCrontab: readonly CronJob[] = [{ task: invoiceTask, at: '20 4 * * *' }]

export function membershipTasks(context: {
  database: Database
  portalUrl: string
  clock: Clock
}): TaskHandler[] {
  const { database, portalUrl, clock } = context
  return [
    handleTask(invoiceTask, async () => {
      await sendMonthlyInvoices({ database, portalUrl, today: osloDate(clock()) })
    }),
    handleTask(inviteTask, ({ importId }) =>
      sendMemberInvitations({ database, portalUrl }, importId),
    ),
  ]
}
