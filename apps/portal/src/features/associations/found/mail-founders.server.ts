import { defaultLocale } from '@trivsel/content-contract/locales'
import { signId } from '#core/associations/links.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { composeFounderMail } from '../model/mails.server.ts'

type Parts = { readonly encryption: Pick<FieldEncryption, 'index'>; readonly portalUrl: string }

/** Asks founders whether they are, each by a link of their own. Looks up no account. */
export async function mailFounders(
  { encryption, portalUrl }: Parts,
  transaction: Database,
  about: {
    readonly name: string
    readonly applicant: string
    readonly founders: readonly { readonly id: string; readonly email: string }[]
  },
): Promise<void> {
  const { name, applicant, founders } = about
  const page = portalUrl + pagePath('associationFounder', defaultLocale)
  for (const { id, email } of founders) {
    const url = `${page}#token=${signId(encryption, 'association founder', id)}`
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeFounderMail({ name, applicant, url }, null),
    })
  }
}
