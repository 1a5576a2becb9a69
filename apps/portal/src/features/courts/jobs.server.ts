import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { sweepExpiredHolds } from './reservations/move-hold.server.ts'
import { bookingNewsTask, mailBookingNews } from './staff/tell-member.server.ts'

const sweepTask = declareTask('sweep-court-holds', z.object({}))

export const courtCrontab: readonly CronJob[] = [{ task: sweepTask, at: '* * * * *' }]

export function courtTasks(context: {
  database: Database
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  return [
    handleTask(sweepTask, async () => {
      await sweepExpiredHolds(context.database)
    }),
    handleTask(bookingNewsTask, (told) => mailBookingNews(context, told)),
  ]
}
