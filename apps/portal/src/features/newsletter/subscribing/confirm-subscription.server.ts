import { eq } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { NewsletterLinks } from '../links.server.ts'
import { linkRefusals } from '../refusals.ts'
import { judgeConfirmation } from '../rules.ts'
import { newsletterSubscription } from '../tables.server.ts'
import { composeWelcomeMail } from './subscribing-mails.server.ts'

/**
 * Makes a subscription of what was asked for, and writes welcome: once, however often it is pressed.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function confirmSubscription(
  { database, links }: { database: Database; links: NewsletterLinks },
  token: string,
  now: Date,
): Promise<void> {
  const read = links.readConfirmation(token)
  if (!read) throw notValid()
  const { id, askedAt } = read
  await database.transaction(async (transaction) => {
    const isThis = eq(newsletterSubscription.id, id)
    const [found] = await transaction
      .select()
      .from(newsletterSubscription)
      .where(isThis)
      .for('update')
    const outcome = found ? judgeConfirmation(found, askedAt, now) : 'over'
    if (outcome === 'over' || !found?.email) throw notValid()
    if (outcome === 'done') return
    const { email, language, topics } = found
    await transaction.update(newsletterSubscription).set({ confirmedAt: now }).where(isThis)
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeWelcomeMail(
        { topics, unsubscribeUrl: links.unsubscribeUrl(id, language) },
        language,
      ),
      listUnsubscribe: links.oneClickUrl(id, language),
    })
  })
}

const notValid = () => new Refusal('LINK_NOT_VALID', linkRefusals.LINK_NOT_VALID)
