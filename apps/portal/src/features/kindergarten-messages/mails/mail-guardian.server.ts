import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#core/accounts/tables.server.ts'
import { findAccountsOfGuardians } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { kindergartenGuardian } from '#core/kindergartens/children/tables.server.ts'
import { isNoticeReadBy } from '#core/kindergartens/notices/notice-recipients.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeReader,
} from '#core/kindergartens/notices/tables.server.ts'
import type {
  kindergartenMessageTask,
  kindergartenNoticeTask,
} from '#core/kindergartens/threads/message-task.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { reachesThread } from '#core/kindergartens/threads/thread-access.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { composeKindergartenMail } from './message-mail.server.ts'

type Parts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly mailer: Mailer
  readonly portalUrl: string
}

/** Mails about a message, unless the guardian has read it or no longer has access. */
export async function mailMessage(
  parts: Parts,
  { messageId, guardianId }: z.infer<typeof kindergartenMessageTask.payload>,
): Promise<void> {
  const [waiting] = await parts.database
    .select({ threadId: kindergartenThread.id })
    .from(kindergartenMessageReader)
    .innerJoin(
      kindergartenMessage,
      eq(kindergartenMessage.id, kindergartenMessageReader.messageId),
    )
    .innerJoin(kindergartenThread, eq(kindergartenThread.id, kindergartenMessage.threadId))
    .where(
      and(
        eq(kindergartenMessageReader.messageId, messageId),
        eq(kindergartenMessageReader.guardianId, guardianId),
        isNull(kindergartenMessageReader.readAt),
        reachesThread(guardianId),
      ),
    )
  if (waiting) await mailGuardian(parts, guardianId)
}

/** Mails about a message to all, unless it is retracted, read, or no longer for the guardian. */
export async function mailNotice(
  parts: Parts,
  { noticeId, guardianId }: z.infer<typeof kindergartenNoticeTask.payload>,
): Promise<void> {
  const [waiting] = await parts.database
    .select({ noticeId: kindergartenNotice.id })
    .from(kindergartenNotice)
    .innerJoin(kindergartenNoticeReader, eq(kindergartenNoticeReader.noticeId, kindergartenNotice.id))
    .where(
      and(
        eq(kindergartenNotice.id, noticeId),
        eq(kindergartenNoticeReader.guardianId, guardianId),
        isNull(kindergartenNotice.retractedAt),
        isNull(kindergartenNoticeReader.readAt),
        isNoticeReadBy(guardianId),
      ),
    )
  if (waiting) await mailGuardian(parts, guardianId)
}

/** To the account of the guardian, or to the address that the kindergarten has; without one to nobody. */
async function mailGuardian(
  { database, encryption, mailer, portalUrl }: Parts,
  guardianId: string,
): Promise<void> {
  const [guardian] = await database
    .select({
      email: kindergartenGuardian.email,
      firstSeenAt: kindergartenGuardian.firstSeenAt,
    })
    .from(kindergartenGuardian)
    .where(eq(kindergartenGuardian.id, guardianId))
  if (!guardian) return
  const accounts = await findAccountsOfGuardians({ database, encryption }, [guardianId])
  const account = await findAddress(database, accounts.get(guardianId))
  const to = account?.email ?? guardian.email
  if (!to) return
  const hasVisited = guardian.firstSeenAt !== null
  const language = account?.language ?? null
  await mailer.send({ to, ...composeKindergartenMail({ language, hasVisited }, portalUrl) })
}

async function findAddress(database: Database, userId: string | undefined) {
  if (userId === undefined) return null
  const [found] = await database
    .select({ email: user.email, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  return found ?? null
}
