import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeHandledMail } from './handled-mail.server.ts'
import { trainingRequest } from './tables.server.ts'

/**
 * One mail to everybody of whom something was handled since the last time. Safe to run twice and at
 * once: what is told is marked in the transaction that enqueues the mail.
 * @returns how many people were told
 */
export async function tellHandled({
  database,
  portalUrl,
}: {
  database: Database
  portalUrl: string
}): Promise<number> {
  return database.transaction(async (transaction) => {
    const told = await transaction
      .update(trainingRequest)
      .set({ toldAt: sql`now()` })
      .where(and(isNotNull(trainingRequest.handledAt), isNull(trainingRequest.toldAt)))
      .returning({ userId: trainingRequest.userId })
    const ids = told.map(({ userId }) => userId)
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
