import { Email } from '@trivsel/content-contract/email-address'
import { locales } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { ComposedMail } from '#platform/mail/letter.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { judgeSignUp, newsletterTopics } from '../model/rules.ts'
import { newsletterSubscription } from '../model/tables.server.ts'
import { createNewsletterLinks, type NewsletterLinks } from './links.server.ts'
import { composeAlreadySubscribedMail, composeConfirmMail } from './subscribing-mails.server.ts'

/**
 * Sends the reply to a sign-up. The job looks the address up, and not the request, so that the form gives
 * the same answer in the same time for every address.
 */
export const signUpTask = declareTask(
  'newsletter-sign-up',
  z.strictObject({
    email: Email.toLowerCase(),
    language: z.enum(locales),
    topics: z.array(z.enum(newsletterTopics)).min(1),
    source: z.string().min(1).max(100),
    consentVersion: z.int(),
    /** When the form was sent. The name is stored in queued jobs. */
    askedAt: z.iso.datetime(),
  }),
)

type SignUp = z.output<typeof signUpTask.payload>
type Reply = ComposedMail & { listUnsubscribe?: string }

/** Spread over about six hours. After that people have signed up again. */
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
      const mail = await database.transaction((transaction) =>
        composeReply(transaction, links, job),
      )
      if (mail) await mailer.send({ to: job.email, ...mail, jobId })
    }),
  ]
}

/** The same job has the same reply when it runs again, so that the next attempt sends a failed mail. */
async function composeReply(
  transaction: Database,
  links: NewsletterLinks,
  { askedAt, email, ...choices }: SignUp,
): Promise<Reply | null> {
  const { language } = choices
  const requestedAt = new Date(askedAt)
  const [added] = await transaction
    .insert(newsletterSubscription)
    .values({ email, requestedAt, ...choices })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscription.id })
  if (added)
    return composeConfirmMail({ url: links.confirmUrl(added.id, requestedAt, language) }, language)
  const [existing] = await transaction
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email))
    .for('update')
  // It has ended since the insert: the next attempt inserts a new one.
  if (!existing) throw new Error('The subscription ended during the sign-up')
  const replyKind = judgeSignUp(existing, requestedAt)
  if (replyKind === null) return null
  const { id } = existing
  const isNew = existing.requestedAt.getTime() !== requestedAt.getTime()
  await transaction
    .update(newsletterSubscription)
    .set(
      replyKind === 'already'
        ? { notifiedAt: requestedAt }
        : { ...choices, requestedAt, mails: existing.mails + (isNew ? 1 : 0) },
    )
    .where(eq(newsletterSubscription.id, id))
  if (replyKind === 'confirm')
    return composeConfirmMail({ url: links.confirmUrl(id, requestedAt, language) }, language)
  // In the language of the subscription, because somebody else may have entered the address.
  return {
    ...composeAlreadySubscribedMail(
      { unsubscribeUrl: links.unsubscribeUrl(id, existing.language) },
      existing.language,
    ),
    listUnsubscribe: links.oneClickUrl(id, existing.language),
  }
}
