import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { ComposedMail } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { ListLinks } from './links.server.ts'
import { refuseLink } from './refuse-link.server.ts'
import { judgeConfirmation } from './rules.ts'
import { newsletterSubscription } from './tables.server.ts'

type Subscription = typeof newsletterSubscription.$inferSelect

/** The mail that welcomes somebody to a list; null when it takes no subscribers any more. */
type ComposeWelcome = (
  transaction: Database,
  subscription: Subscription,
  unsubscribeUrl: string,
) => Promise<ComposedMail | null>

/**
 * Confirms a sign-up and sends the welcome email, once even if the link is used several times.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function confirmSubscription(
  {
    database,
    links,
    composeWelcomeMail,
  }: { database: Database; links: ListLinks; composeWelcomeMail: ComposeWelcome },
  token: string,
  now: Date,
): Promise<void> {
  const read = links.readConfirmation(token)
  if (!read) throw refuseLink()
  const { id, requestedAt } = read
  await database.transaction(async (transaction) => {
    const hasId = eq(newsletterSubscription.id, id)
    const [found] = await transaction
      .select()
      .from(newsletterSubscription)
      .where(hasId)
      .for('update')
    const outcome = found ? judgeConfirmation(found, requestedAt, now) : 'expired'
    if (outcome === 'expired' || !found?.email) throw refuseLink()
    if (outcome === 'alreadyConfirmed') return
    const { email, language } = found
    const welcome = await composeWelcomeMail(transaction, found, links.unsubscribeUrl(id, language))
    if (!welcome) throw refuseLink()
    await transaction.update(newsletterSubscription).set({ confirmedAt: now }).where(hasId)
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...welcome,
      listUnsubscribe: links.oneClickUrl(id, language),
    })
  })
}
