import { sql } from 'drizzle-orm'
import { enqueuePush } from '#core/push/enqueue-push.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { handleTask, type TaskContext, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  cancelAfterEndTask,
  cancelBookingsAfterEnd,
} from './membership-end/cancel-bookings.server.ts'
import type { BlockingReason } from './model/booking-eligibility.ts'
import {
  blockedTask,
  classCancelledTask,
  followNamesTask,
  generateTask,
  placeFreedTask,
  placeLostTask,
  queueClosesTask,
  queueLapsedTask,
  queueRefusedTask,
  sendNoticesTask,
  summarizeUsageTask,
} from './model/tasks.server.ts'
import { sendDueNotices } from './notices/send-notices.server.ts'
import { composeBlockedMail } from './notify/blocked-mail.server.ts'
import {
  type ClassNotification,
  composeClassNotificationMail,
} from './notify/class-notification-mail.server.ts'
import { composeClassPush } from './notify/class-push.server.ts'
import { findBlock } from './notify/find-block.server.ts'
import { type ClassOfMember, findClassOfMember } from './notify/find-class-of-member.server.ts'
import { findFreedPlace } from './notify/find-freed-place.server.ts'
import { composePlaceFreedMail } from './notify/place-freed-mail.server.ts'
import { generateGroupClasses } from './schedule/generate-group-classes.server.ts'
import { followLinkedNames, hasLinks } from './setup/linked-names.server.ts'

import { summarizeUsage } from './usage/summarize-usage.server.ts'

/** 03:10 in Oslo in winter, 04:10 in summer: the night, and after midnight in both. */
export const groupClassCrontab: readonly CronJob[] = [
  { task: generateTask, at: '10 2 * * *' },
  { task: summarizeUsageTask, at: '40 2 * * *' },
  { task: sendNoticesTask, at: '* * * * *' },
]

/** Null when the event no longer applies: the member has unbooked, moved up or booked again since. */
const notificationFor = {
  cancelled: ({ isCancelled }: ClassOfMember) => (isCancelled ? 'cancelled' : null),
  lapsed: ({ isCancelled, state }: ClassOfMember) => (isCancelled || state ? null : 'queue-lapsed'),
  refused: ({ isCancelled, state }: ClassOfMember, refusal: BlockingReason) =>
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
  content,
  portalUrl,
  clock,
}: {
  database: Database
  content: Pick<ContentClient, 'queryAfresh'>
  encryption: FieldEncryption
  mailer: Mailer
  portalUrl: string
  clock: Clock
}): TaskHandler[] {
  const notifyMember = async (
    member: { id: number; userId: string },
    choose: (place: ClassOfMember) => ClassNotification | null,
    { jobId }: TaskContext,
  ) => {
    const place = await findClassOfMember(database, member)
    const notification = place && choose(place)
    if (!place || !notification) return
    if (notification === 'cancelled')
      await enqueuePush(database, member.userId, composeClassPush(notification, place, jobId))
    await mailer.send({
      to: place.email,
      ...composeClassNotificationMail(notification, place, portalUrl),
    })
  }
  return [
    handleTask(generateTask, () => generateGroupClasses(database)),
    handleTask(followNamesTask, async () => {
      if (await hasLinks(database)) await followLinkedNames(database, content)
    }),
    handleTask(summarizeUsageTask, async () => {
      await summarizeUsage(database)
    }),
    handleTask(sendNoticesTask, () => sendDueNotices({ database, encryption, portalUrl }, clock())),
    handleTask(placeFreedTask, async ({ bookingId }, { jobId }) => {
      const place = await findFreedPlace(database, bookingId)
      // The member may have cancelled the place since.
      if (!place) return
      await enqueuePush(database, place.userId, composeClassPush('place-freed', place, jobId))
      await mailer.send({ to: place.email, ...composePlaceFreedMail(place, portalUrl) })
    }),
    handleTask(queueClosesTask, async ({ id }) => {
      await database.execute(sql`select portal.lapse_group_class_queue(${id})`)
    }),
    handleTask(queueLapsedTask, (member, context) =>
      notifyMember(member, notificationFor.lapsed, context),
    ),
    handleTask(queueRefusedTask, (member, context) =>
      notifyMember(member, (place) => notificationFor.refused(place, member.refusal), context),
    ),
    handleTask(placeLostTask, (member, context) =>
      notifyMember(member, notificationFor.lost, context),
    ),
    handleTask(classCancelledTask, (member, context) =>
      notifyMember(member, notificationFor.cancelled, context),
    ),
    handleTask(cancelAfterEndTask, (ended) =>
      cancelBookingsAfterEnd({ database, portalUrl }, ended),
    ),
    handleTask(blockedTask, async ({ blockId }) => {
      const block = await findBlock(database, blockId)
      if (block) await mailer.send({ to: block.email, ...composeBlockedMail(block, portalUrl) })
    }),
  ]
}
