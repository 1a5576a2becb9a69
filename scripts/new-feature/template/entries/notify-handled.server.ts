import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { suggestionBoxEntry } from '../model/tables.server.ts'
import { composeHandledMail } from './handled-mail.server.ts'

/**
 * Sends one mail to everybody with a suggestion that was handled since the last run. Safe to run twice
 * and at once: the transaction that enqueues a mail also marks the suggestion.
 * @returns number of people who were notified
 */
export async function notifyHandled({
  database,
  portalUrl,
}: {
  database: Database
  portalUrl: string
}): Promise<number> {
  return database.transaction(async (transaction) => {
    const notified = await transaction
      .update(suggestionBoxEntry)
      .set({ notifiedAt: sql`now()` })
      .where(and(isNotNull(suggestionBoxEntry.handledAt), isNull(suggestionBoxEntry.notifiedAt)))
      .returning({ userId: suggestionBoxEntry.userId })
    const ids = notified.map(({ userId }) => userId)
    const people = await transaction
      .select({ email: user.email, firstName: user.firstName, language: profile.language })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(inArray(user.id, ids))
    for (const { email, firstName, language } of people) {
      const mail = composeHandledMail({ firstName, portalUrl, locale: language ?? 'no' })
      await enqueueJob(transaction, sendMail, { to: email, ...mail })
    }
    return people.length
  })
}
