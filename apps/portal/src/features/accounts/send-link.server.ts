import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { makeLink } from './account-link.server.ts'
import { composeHasAccountMail, composeLinkMail, composeNoAccountMail } from './link-mail.server.ts'
import { linkPurposes, user } from './tables.server.ts'

/** The national id of a sign-up waits in the queue, encrypted for this place. */
export const waitingNationalId = { table: 'send-account-link', column: 'nationalId', row: 'job' }

/**
 * Mails a link, or says that there is nothing to link to. Whether the address has an account is
 * looked up here and not while somebody waits: requests take the same time for every address.
 */
export const sendAccountLink = declareTask(
  'send-account-link',
  z.strictObject({
    kind: z.enum(linkPurposes),
    email: z.email(),
    locale: z.enum(['no', 'en']),
    userId: z.string().optional(),
    nationalId: z.string().optional(),
    callback: z.string().optional(),
  }),
)

type Job = z.infer<typeof sendAccountLink.payload>

/** Spread over about six hours: whoever still waits then has asked again. */
const attempts = 10

export async function enqueueAccountLink(database: Database, job: Job): Promise<void> {
  await enqueueJob(database, sendAccountLink, job, { maxAttempts: attempts })
}

export function accountLinkTasks(options: {
  database: Database
  encryption: FieldEncryption
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  const { database, encryption, mailer, portalUrl } = options

  return [
    handleTask(sendAccountLink, async (job) => {
      const { kind: purpose, locale, callback } = job
      const email = job.email.toLowerCase()
      const [known] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
      const send = (mail: { subject: string; text: string }) => mailer.send({ to: email, ...mail })
      const place = { portalUrl, locale }
      if (known && purpose !== 'reset-password') return send(composeHasAccountMail(place))
      if (!known && purpose === 'reset-password') return send(composeNoAccountMail(place))
      const userId = known?.id ?? job.userId
      const { nationalId } = job
      const token = await makeLink(database, {
        purpose,
        email,
        ...(userId !== undefined && { userId }),
        ...(nationalId !== undefined && { nationalIdFor: (row) => moved(nationalId, row) }),
      })
      await send(composeLinkMail({ purpose, token, callback }, place))
    }),
  ]

  function moved(waiting: string, tokenHash: string): string {
    const number = encryption.decrypt(waiting, waitingNationalId)
    return encryption.encrypt(number, {
      table: 'account_link',
      column: 'national_id',
      row: tokenHash,
    })
  }
}
