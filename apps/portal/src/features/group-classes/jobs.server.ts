import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { findFreedPlace } from './find-freed-place.server.ts'
import { generateGroupClasses } from './generate-group-classes.server.ts'
import { composePlaceFreedMail } from './place-freed-mail.server.ts'

export const generateTask = declareTask('generate-group-classes', z.object({}))

/** Enqueued by the database, in the transaction that moves a member up from the queue. */
const placeFreedTask = declareTask(
  'group-class-place-freed',
  z.strictObject({ bookingId: z.int().positive() }),
)

/** 03:10 in Oslo in winter, 04:10 in summer: the night, and after midnight in both. */
export const groupClassCrontab: readonly CronJob[] = [{ task: generateTask, at: '10 2 * * *' }]

export function groupClassTasks({
  database,
  mailer,
  portalUrl,
}: {
  database: Database
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  return [
    handleTask(generateTask, () => generateGroupClasses(database)),
    handleTask(placeFreedTask, async ({ bookingId }) => {
      const place = await findFreedPlace(database, bookingId)
      // The member may have given it back meanwhile.
      if (place) await mailer.send({ to: place.email, ...composePlaceFreedMail(place, portalUrl) })
    }),
  ]
}
