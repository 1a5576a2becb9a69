import { z } from 'zod'
import { ticketCorrectedTask } from '#core/courses/certificate.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  announceCertificates,
  certificateMailTask,
  mailCertificate,
} from './mail/announce.server.ts'
import { mailCorrection } from './mail/mail-correction.server.ts'

const announceTask = declareTask('announce-course-certificates', z.strictObject({}))

export const certificateCrontab: readonly CronJob[] = [{ task: announceTask, at: '10 * * * *' }]

export function certificateTasks(parts: {
  database: Database
  mailer: Mailer
  portalUrl: string
  clock: Clock
}): TaskHandler[] {
  return [
    handleTask(announceTask, async () => {
      await announceCertificates(parts.database, parts.clock())
    }),
    handleTask(certificateMailTask, (told) => mailCertificate(parts, told)),
    handleTask(ticketCorrectedTask, (corrected) => mailCorrection(parts, corrected, parts.clock())),
  ]
}
