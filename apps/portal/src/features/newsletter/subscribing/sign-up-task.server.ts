import { Email } from '@trivsel/content-contract/email-address'
import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { answerSignUp } from '#core/newsletters/answer-sign-up.server.ts'
import { newsletterTopics } from '#core/newsletters/rules.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { createNewsletterLinks } from './links.server.ts'
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

const compose = { confirm: composeConfirmMail, already: composeAlreadySubscribedMail }

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
      const { askedAt, ...choices } = job
      const signUp = { ...choices, list: null, requestedAt: new Date(askedAt) }
      const mail = await database.transaction((transaction) =>
        answerSignUp(transaction, { links, compose }, signUp),
      )
      if (mail) await mailer.send({ to: job.email, ...mail, jobId })
    }),
  ]
}
