import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { session } from '#core/accounts/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import type { PushSender } from '#platform/push/push-sender.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { isRunningSession, targetLocation } from './push-devices.server.ts'
import { pushMessage, pushSubscription } from './tables.server.ts'

/** What a browser shows, and the page of ours that it opens. */
export type PushedText = { readonly title: string; readonly body: string; readonly path: string }

/** The pauses between them grow as those of mails do: about half an hour in all. */
export const mostAttempts = 8

/**
 * Sends one message to one browser: after the commit of what it reports, with retries while the
 * push service is down.
 */
export const sendPush = declareTask(
  'send-push',
  z.strictObject({
    subscriptionId: z.int().positive(),
    occasion: z.string().min(1),
    until: z.iso.datetime(),
    title: z.string().max(200),
    body: z.string().max(500),
    path: z.string().startsWith('/').max(500),
  }),
)

const Target = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

export function pushTasks({
  database,
  encryption,
  pushSender: sender,
  clock,
  log,
}: {
  database: Database
  encryption: Pick<FieldEncryption, 'decrypt'>
  pushSender: PushSender | null
  clock: Clock
  log: Pick<Log, 'warn'>
}): TaskHandler[] {
  return [
    handleTask(sendPush, async ({ subscriptionId, occasion, until, ...text }, { signal }) => {
      const secondsToLive = (Date.parse(until) - clock().getTime()) / 1_000
      if (!sender || secondsToLive <= 0) return
      const message = and(
        eq(pushMessage.subscriptionId, subscriptionId),
        eq(pushMessage.occasion, occasion),
      )
      const [due] = await database
        .select({ sessionId: pushSubscription.sessionId, target: pushSubscription.target })
        .from(pushMessage)
        .innerJoin(pushSubscription, eq(pushSubscription.id, pushMessage.subscriptionId))
        .innerJoin(session, eq(session.id, pushSubscription.sessionId))
        .where(and(message, isNull(pushMessage.sentAt), isRunningSession))
      // It was sent, they have logged out meanwhile, or they want no more.
      if (!due) return
      const target = Target.parse(
        JSON.parse(encryption.decrypt(due.target, targetLocation(due.sessionId))),
      )
      // What is sent twice after all replaces itself, at the push service and on the screen.
      const topic = hashToken(occasion).slice(0, 32)
      const payload = JSON.stringify({ ...text, tag: topic, site: organisationName(defaultLocale) })
      const outcome = await sender.send(target, payload, { secondsToLive, topic, signal })
      if (outcome === 'sent')
        await database.update(pushMessage).set({ sentAt: sql`now()` }).where(message)
      if (outcome === 'gone')
        await database.delete(pushSubscription).where(eq(pushSubscription.id, subscriptionId))
      if (outcome === 'refused') log.warn({ subscriptionId }, 'a push service refused a message')
    }),
  ]
}
