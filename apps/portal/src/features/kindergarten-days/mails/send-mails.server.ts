import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { hasAccess } from '#core/kindergartens/access/guardian-access.server.ts'
import { kindergartenGuardianship } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenExtraPlace } from '#core/kindergartens/days/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type extraPlaceNewsTask, guardianNewsTask } from '../model/tasks.server.ts'
import { findGuardianAddress } from './find-address.server.ts'
import { composeGuardianNewsMail } from './news-mail.server.ts'

export type MailParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly mailer: Mailer
  readonly portalUrl: string
  readonly clock: Clock
}

/** News of several children within this time are one mail, in milliseconds. */
const gathered = 120_000

/**
 * What becomes of a child's place is news to all guardians who reach the child, and to no other: one who
 * booked and is blocked now gets no mail. What a guardian has just pressed themselves is on their page.
 */
export async function passOnPlaceNews(
  { database, clock }: Pick<MailParts, 'clock' | 'database'>,
  { placeId, news }: z.infer<typeof extraPlaceNewsTask.payload>,
): Promise<void> {
  if (news.kind === 'booked' || news.kind === 'waiting') return
  const guardians = await database
    .select({ guardianId: kindergartenGuardianship.guardianId })
    .from(kindergartenExtraPlace)
    .innerJoin(
      kindergartenGuardianship,
      eq(kindergartenGuardianship.childId, kindergartenExtraPlace.childId),
    )
    .where(and(eq(kindergartenExtraPlace.placeId, placeId), hasAccess()))
  const runAt = new Date(clock().getTime() + gathered)
  // A child has few guardians, and each has one job for all children.
  for (const { guardianId } of guardians)
    await enqueueJob(
      database,
      guardianNewsTask,
      { guardianId },
      { key: `kindergarten-days-news:${guardianId}`, runAt },
    )
}

export async function mailGuardianNews(
  { mailer, portalUrl, ...parts }: MailParts,
  { guardianId }: z.infer<typeof guardianNewsTask.payload>,
): Promise<void> {
  const found = await findGuardianAddress(parts, guardianId)
  if (!found) return
  await mailer.send({ to: found.email, ...composeGuardianNewsMail(found.language, portalUrl) })
}
