import { Email } from '@trivsel/content-contract/email-address'
import { locales } from '@trivsel/content-contract/locales'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { readStamp } from '../account-stamp.server.ts'
import { account, linkPurposes, user } from '../tables.server.ts'
import { createLink } from './account-link.server.ts'
import { composeHasAccountMail, composeLinkMail, composeNoAccountMail } from './link-mail.server.ts'

/** The location for which the national id of a sign-up is encrypted while its job is queued. */
export const queuedNationalId = { table: 'send-account-link', column: 'nationalId', row: 'job' }

/**
 * Mails a link, or a mail that explains why there is none. The job looks up whether the address has
 * an account, so that the request takes the same time for every address.
 */
export const sendAccountLink = declareTask(
  'send-account-link',
  z.strictObject({
    kind: z.enum(linkPurposes),
    email: Email,
    locale: z.enum(locales),
    userId: z.string().optional(),
    /** Of an account whose address is to change: the link is void if the password changes meanwhile. */
    stamp: z.string().optional(),
    askedAt: z.iso.datetime(),
    nationalId: z.string().optional(),
    callback: z.string().optional(),
  }),
)

type Job = z.infer<typeof sendAccountLink.payload>
type Mail = { subject: string; text: string }

/** Spread over about six hours. */
const attempts = 10

export async function enqueueAccountLink(
  database: Database,
  request: Omit<Job, 'askedAt'>,
): Promise<void> {
  const job = { ...request, askedAt: new Date().toISOString() }
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
      const mail = await database.transaction((transaction) => compose(transaction, job))
      if (mail) await mailer.send({ to: job.email.toLowerCase(), ...mail })
    }),
  ]

  /** @returns `null` if the account has changed since the request */
  async function compose(transaction: Database, job: Job): Promise<Mail | null> {
    const { kind: purpose, locale, callback, nationalId } = job
    const email = job.email.toLowerCase()
    const mailContext = { portalUrl, locale }
    const [known] = await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, email))
    const userId = purpose === 'reset-password' ? known?.id : job.userId
    if (userId && (await isWithdrawn(transaction, job, userId))) return null
    if (known && purpose !== 'reset-password') return composeHasAccountMail(mailContext)
    if (!known && purpose === 'reset-password') return composeNoAccountMail(mailContext)
    const token = await createLink(transaction, {
      purpose,
      email,
      ...(userId !== undefined && { userId }),
      ...(nationalId !== undefined && { nationalIdFor: (row) => reencrypt(nationalId, row) }),
    })
    return composeLinkMail({ purpose, token, callback }, mailContext)
  }

  function reencrypt(queued: string, tokenHash: string): string {
    const number = encryption.decrypt(queued, queuedNationalId)
    return encryption.encrypt(number, {
      table: 'account_link',
      column: 'national_id',
      row: tokenHash,
    })
  }
}

/**
 * Links that are still queued are withdrawn too: a change of address requires the password that was
 * confirmed, and a reset is void if a password has been set since the request.
 */
async function isWithdrawn(transaction: Database, job: Job, userId: string): Promise<boolean> {
  const stamp = await readStamp(transaction, userId)
  if (job.kind === 'change-email') return stamp === undefined || stamp !== job.stamp
  const renewed = await transaction
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.userId, userId),
        eq(account.providerId, 'credential'),
        gt(account.updatedAt, new Date(job.askedAt)),
      ),
    )
  return renewed.length > 0
}
