import { mailTask, QueuedMail } from '@trivsel/content-contract/mail'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { NoteOutcome } from './mail-outcome.server.ts'
import type { Mailer } from './mailer.server.ts'

/**
 * Sends one mail. Operations enqueue it in their transaction (`enqueueJob`), so that a mail goes
 * out exactly for what was committed; a mail server that is down is tried again for about three days.
 */
export const sendMail = declareTask(mailTask, QueuedMail)

/** @param noteOutcome is called for a mail with a `messageId` after its last attempt failed */
export function mailTasks(mailer: Mailer, noteOutcome?: NoteOutcome): TaskHandler[] {
  return [
    handleTask(sendMail, async (mail, { jobId, isLastAttempt }) => {
      try {
        await mailer.send({ ...mail, jobId })
      } catch (error) {
        if (isLastAttempt && mail.messageId)
          await noteOutcome?.({ messageId: mail.messageId, outcome: 'failed' })
        throw error
      }
    }),
  ]
}
