import { mailTask, QueuedMail } from '@trivsel/content-contract/mail'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from './mailer.server.ts'

/**
 * Sends one mail. Operations enqueue it in their transaction (`enqueueJob`), so that a mail goes
 * out exactly for what was committed; a mail server that is down is tried again for about three days.
 */
export const sendMail = declareTask(mailTask, QueuedMail)

export function mailTasks(mailer: Mailer): TaskHandler[] {
  return [handleTask(sendMail, (mail) => mailer.send(mail))]
}
