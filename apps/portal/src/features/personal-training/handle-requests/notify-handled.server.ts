import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { trainingRequest } from '../model/tables.server.ts'
import { composeHandledMail } from './handled-mail.server.ts'

/**
 * Sends one email to every member who had a request handled since the last run. It is safe to run
 * twice or concurrently: the requests are marked in the transaction that enqueues the email.
 * @returns how many people were notified
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
      .update(trainingRequest)
      .set({ notifiedAt: sql`now()` })
      .where(and(isNotNull(trainingRequest.handledAt), isNull(trainingRequest.notifiedAt)))
      .returning({ userId: trainingRequest.userId })
    const ids = notified.map(({ userId }) => userId)
    const people = await transaction
      .select({ email: user.email, firstName: user.firstName, language: profile.language })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(inArray(user.id, ids))
    for (const { email, firstName, language } of people) {
      const mail = composeHandledMail({ firstName, portalUrl, locale: language ?? defaultLocale })
      await enqueueJob(transaction, sendMail, { to: email, ...mail })
    }
    return people.length
  })
}
