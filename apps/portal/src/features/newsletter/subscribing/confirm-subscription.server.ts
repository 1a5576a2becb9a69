import { eq } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { linkRefusals } from '../model/refusals.ts'
import { judgeConfirmation } from '../model/rules.ts'
import { newsletterSubscription } from '../model/tables.server.ts'
import type { NewsletterLinks } from './links.server.ts'
import { composeWelcomeMail } from './subscribing-mails.server.ts'

/**
 * Confirms a sign-up and sends the welcome email, once even if the link is used several times.
 * @throws {Refusal} LINK_NOT_VALID (410)
 */
export async function confirmSubscription(
  { database, links }: { database: Database; links: NewsletterLinks },
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
    const { email, language, topics } = found
    await transaction.update(newsletterSubscription).set({ confirmedAt: now }).where(hasId)
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

const refuseLink = () => new Refusal('LINK_NOT_VALID', linkRefusals.LINK_NOT_VALID)
