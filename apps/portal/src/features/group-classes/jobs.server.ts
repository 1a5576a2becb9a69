import { sql } from 'drizzle-orm'
import { enqueuePush } from '#core/push/enqueue-push.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { handleTask, type TaskContext, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Obstacle } from './model/booking-eligibility.ts'
import {
  blockedTask,
  classCancelledTask,
  generateTask,
  placeFreedTask,
  placeLostTask,
  queueClosesTask,
  queueLapsedTask,
  queueRefusedTask,
  sumUpTask,
  tellTask,
} from './model/tasks.server.ts'
import { tellOfClasses } from './notices/send-notices.server.ts'
import { composeBlockedMail } from './notify/blocked-mail.server.ts'
import { type ClassNews, composeClassNewsMail } from './notify/class-news-mail.server.ts'
import { composeClassPush } from './notify/class-push.server.ts'
import { findBlock } from './notify/find-block.server.ts'
import { type ClassOfMember, findClassOfMember } from './notify/find-class-of-member.server.ts'
import { findFreedPlace } from './notify/find-freed-place.server.ts'
import { composePlaceFreedMail } from './notify/place-freed-mail.server.ts'
import { generateGroupClasses } from './schedule/generate-group-classes.server.ts'

import { sumUpUsage } from './usage/sum-up-usage.server.ts'

/** 03:10 in Oslo in winter, 04:10 in summer: the night, and after midnight in both. */
export const groupClassCrontab: readonly CronJob[] = [
  { task: generateTask, at: '10 2 * * *' },
  { task: sumUpTask, at: '40 2 * * *' },
  { task: tellTask, at: '* * * * *' },
]

/** Whoever has given back, moved up or booked again meanwhile is told nothing that is true no more. */
const newsOf = {
  cancelled: ({ isCancelled }: ClassOfMember) => (isCancelled ? 'cancelled' : null),
  lapsed: ({ isCancelled, state }: ClassOfMember) => (isCancelled || state ? null : 'queue-lapsed'),
  refused: ({ isCancelled, state }: ClassOfMember, refusal: Obstacle) =>
    isCancelled || state ? null : (`refused-${refusal}` as const),
  lost: ({ isCancelled, state }: ClassOfMember) => {
    if (isCancelled || state === 'booked') return null
    return state === 'queued' ? 'back-in-queue' : 'place-lost'
  },
}

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
  const tell = async (
    member: { id: number; userId: string },
    choose: (place: ClassOfMember) => ClassNews | null,
    { jobId }: TaskContext,
  ) => {
    const place = await findClassOfMember(database, member)
    const news = place && choose(place)
    if (!place || !news) return
    if (news === 'cancelled')
      await enqueuePush(database, member.userId, composeClassPush(news, place, jobId))
    await mailer.send({ to: place.email, ...composeClassNewsMail(news, place, portalUrl) })
  }
  return [
    handleTask(generateTask, () => generateGroupClasses(database)),
    handleTask(sumUpTask, async () => {
      await sumUpUsage(database)
    }),
    handleTask(tellTask, () => tellOfClasses({ database, encryption, portalUrl }, clock())),
    handleTask(placeFreedTask, async ({ bookingId }, { jobId }) => {
      const place = await findFreedPlace(database, bookingId)
      // The member may have given it back meanwhile.
      if (!place) return
      await enqueuePush(database, place.userId, composeClassPush('place-freed', place, jobId))
      await mailer.send({ to: place.email, ...composePlaceFreedMail(place, portalUrl) })
    }),
    handleTask(queueClosesTask, async ({ id }) => {
      await database.execute(sql`select portal.lapse_group_class_queue(${id})`)
    }),
    handleTask(queueLapsedTask, (member, context) => tell(member, newsOf.lapsed, context)),
    handleTask(queueRefusedTask, (member, context) =>
      tell(member, (place) => newsOf.refused(place, member.refusal), context),
    ),
    handleTask(placeLostTask, (member, context) => tell(member, newsOf.lost, context)),
    handleTask(classCancelledTask, (member, context) => tell(member, newsOf.cancelled, context)),
    handleTask(blockedTask, async ({ blockId }) => {
      const block = await findBlock(database, blockId)
      if (block) await mailer.send({ to: block.email, ...composeBlockedMail(block, portalUrl) })
    }),
  ]
}
