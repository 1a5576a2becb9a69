import { Email } from '@trivsel/content-contract/email-address'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { ComposedMail } from '#platform/mail/letter.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { createNewsletterLinks, type NewsletterLinks } from '../links.server.ts'
import { judgeSignUp, newsletterTopics } from '../rules.ts'
import { newsletterSubscription } from '../tables.server.ts'
import { composeAlreadyMail, composeConfirmMail } from './subscribing-mails.server.ts'

/**
 * Writes to an address that somebody has put into the form. What we know of it is looked up here and
 * not while somebody waits: the form answers the same, in the same time, for every address.
 */
export const signUpTask = declareTask(
  'newsletter-sign-up',
  z.strictObject({
    email: Email.toLowerCase(),
    language: z.enum(['no', 'en']),
    topics: z.array(z.enum(newsletterTopics)).min(1),
    source: z.string().min(1).max(100),
    consentVersion: z.int(),
    askedAt: z.iso.datetime(),
  }),
)

type SignUp = z.output<typeof signUpTask.payload>
type Written = ComposedMail & { listUnsubscribe?: string }

/** Spread over about six hours: whoever still waits then has asked again. */
export const signUpAttempts = 10

export function signUpTasks({
  database,
  encryption,
  mailer,
  portalUrl,
}: {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  mailer: Pick<Mailer, 'send'>
  portalUrl: string
}): TaskHandler[] {
  const links = createNewsletterLinks({ encryption, portalUrl })
  return [
    handleTask(signUpTask, async (job, { jobId }) => {
      const mail = await database.transaction((transaction) => reply(transaction, links, job))
      if (mail) await mailer.send({ to: job.email, ...mail, jobId })
    }),
  ]
}

/** The same job again has the same reply: a mail that did not leave is sent by the next attempt. */
async function reply(
  transaction: Database,
  links: NewsletterLinks,
  { askedAt: asked, email, ...wish }: SignUp,
): Promise<Written | null> {
  const { language } = wish
  const askedAt = new Date(asked)
  const [added] = await transaction
    .insert(newsletterSubscription)
    .values({ email, askedAt, ...wish })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscription.id })
  if (added)
    return composeConfirmMail({ url: links.confirmUrl(added.id, askedAt, language) }, language)
  const [known] = await transaction
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email))
    .for('update')
  // It has ended since: the next attempt begins anew.
  if (!known) throw new Error('a subscription ended while it was asked for')
  const said = judgeSignUp(known, askedAt)
  if (said === null) return null
  const { id } = known
  const isNew = known.askedAt.getTime() !== askedAt.getTime()
  await transaction
    .update(newsletterSubscription)
    .set(
      said === 'already'
        ? { toldAt: askedAt }
        : { ...wish, askedAt, mails: known.mails + (isNew ? 1 : 0) },
    )
    .where(eq(newsletterSubscription.id, id))
  if (said === 'confirm')
    return composeConfirmMail({ url: links.confirmUrl(id, askedAt, language) }, language)
  // In the language that they have chosen, whoever has typed the address now.
  return {
    ...composeAlreadyMail(
      { unsubscribeUrl: links.unsubscribeUrl(id, known.language) },
      known.language,
    ),
    listUnsubscribe: links.oneClickUrl(id, known.language),
  }
}
