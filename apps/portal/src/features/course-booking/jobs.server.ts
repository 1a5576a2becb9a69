import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { mailReminder, remindOfDates } from './mail/remind.server.ts'
import {
  mailPlaceNews,
  mailSeatsCancelled,
  mailTicket,
  mailTicketPassed,
} from './mail/send-mails.server.ts'
import {
  coursePlaceNewsTask,
  dueRemindersTask,
  reminderTask,
  seatsCancelledTask,
  ticketMailTask,
  ticketPassedTask,
} from './model/tasks.server.ts'

/** Courses say by the hour when they remind. */
export const courseBookingCrontab: readonly CronJob[] = [
  { task: dueRemindersTask, at: '10 * * * *' },
]

export function courseBookingTasks(parts: {
  database: Database
  mailer: Mailer
  portalUrl: string
  clock: Clock
}): TaskHandler[] {
  return [
    handleTask(coursePlaceNewsTask, (payload) => mailPlaceNews(parts, payload)),
    handleTask(seatsCancelledTask, (payload) => mailSeatsCancelled(parts, payload)),
    handleTask(ticketMailTask, (payload) => mailTicket(parts, payload)),
    handleTask(ticketPassedTask, (payload) => mailTicketPassed(parts, payload)),
    handleTask(reminderTask, (payload) => mailReminder(parts, payload)),
    handleTask(dueRemindersTask, async () => {
      await remindOfDates(parts.database, parts.clock())
    }),
  ]
}
