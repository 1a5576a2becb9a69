import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { invitationDays } from '../invitations.server.ts'
import { signId } from '../links.server.ts'

export type MailParts = {
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly portalUrl: string
}

/** In the transaction that adds the invitation. The token is in the fragment, so it is in no log. */
export async function mailInvitation(
  transaction: Database,
  { encryption, portalUrl }: MailParts,
  to: {
    readonly id: string
    readonly email: string
    readonly language: Locale
    readonly association: string
  },
): Promise<void> {
  const token = signId(encryption, 'association invitation', to.id)
  const page = pagePath('associationContactInvitation', to.language)
  const url = `${portalUrl}${page}#${new URLSearchParams({ token })}`
  const { association, language } = to
  const mail = composeContactInvitationMail({ association, url }, language)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

export function composeContactInvitationMail(
  { association, url }: { association: string; url: string },
  locale: Locale,
): { subject: string; text: string } {
  return {
    subject: m.association_contact_mail_subject({ association }, { locale }),
    text: m.association_contact_mail_text({ association, url, days: invitationDays }, { locale }),
  }
}
