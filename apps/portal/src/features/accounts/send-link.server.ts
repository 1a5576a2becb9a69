import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { composeLinkMail } from './link-mail.server.ts'
import { makeLink } from './account-link.server.ts'
import { user } from './tables.server.ts'

/** The national id of a sign-up waits in the queue, encrypted for this place. */
export const waitingNationalId = { table: 'send-account-link', column: 'nationalId', row: 'job' }

/**
 * Mails a link, or says that there is nothing to link to. Whether the address has an account is
 * looked up here and not while somebody waits: requests take the same time for every address.
 */
export const sendAccountLink = declareTask(
  'send-account-link',
  z.strictObject({
    kind: z.enum(['sign-up', 'reset-password', 'change-email']),
    email: z.email(),
    locale: z.enum(['no', 'en']),
    userId: z.string().optional(),
    nationalId: z.string().optional(),
  }),
)

export function accountLinkTasks(options: {
  database: Database
  encryption: FieldEncryption
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  const { database, encryption, mailer, portalUrl } = options
  return [
    handleTask(sendAccountLink, async ({ kind, locale, userId, nationalId, ...job }) => {
      const email = job.email.toLowerCase()
      const [known] = await database
        .select({ id: user.id })
        .from(user)
        .where(eq(user.email, email))
      const about = subjectOf(kind, known !== undefined)
      const isLinked = about === 'sign-up' || about === 'reset-password' || about === 'change-email'
      const token = isLinked
        ? await makeLink(database, {
            purpose: about,
            email,
            ...(about === 'reset-password' && known && { userId: known.id }),
            ...(about === 'change-email' && userId && { userId }),
            ...(about === 'sign-up' &&
              nationalId && { nationalIdFor: (row) => moved(nationalId, row) }),
          })
        : null
      await mailer.send({ to: email, ...composeLinkMail({ about, token, portalUrl, locale }) })
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

/** What the mail is about: the same request says something else to who has an account and who has none. */
function subjectOf(kind: 'sign-up' | 'reset-password' | 'change-email', isKnown: boolean) {
  if (kind === 'sign-up') return isKnown ? 'has-account' : 'sign-up'
  if (kind === 'reset-password') return isKnown ? 'reset-password' : 'no-account'
  return isKnown ? 'has-account' : 'change-email'
}
