import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { findFreedPlace } from './find-freed-place.server.ts'
import { generateGroupClasses } from './generate-group-classes.server.ts'
import { tellOfClasses } from './notices/tell-of-classes.server.ts'
import { composePlaceFreedMail } from './place-freed-mail.server.ts'

export const generateTask = declareTask('generate-group-classes', z.object({}))

/** Enqueued by the database, in the transaction that moves a member up from the queue. */
const placeFreedTask = declareTask(
  'group-class-place-freed',
  z.strictObject({ bookingId: z.int().positive() }),
)

/** What members want to be told of classes, minute by minute. */
const tellTask = declareTask('tell-of-group-classes', z.object({}))

/** 03:10 in Oslo in winter, 04:10 in summer: the night, and after midnight in both. */
export const groupClassCrontab: readonly CronJob[] = [
  { task: generateTask, at: '10 2 * * *' },
  { task: tellTask, at: '* * * * *' },
]

export function groupClassTasks({
  database,
  encryption,
  mailer,
  portalUrl,
  clock,
}: {
  database: Database
  encryption: FieldEncryption
  mailer: Mailer
  portalUrl: string
  clock: Clock
}): TaskHandler[] {
  return [
    handleTask(generateTask, () => generateGroupClasses(database)),
    handleTask(tellTask, () => tellOfClasses({ database, encryption, portalUrl }, clock())),
    handleTask(placeFreedTask, async ({ bookingId }) => {
      const place = await findFreedPlace(database, bookingId)
      // The member may have given it back meanwhile.
      if (place) await mailer.send({ to: place.email, ...composePlaceFreedMail(place, portalUrl) })
    }),
  ]
}
