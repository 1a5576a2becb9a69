import { m } from '#messages'
import type { MailContext } from '#platform/mail/mail-context.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * Leads to the page that mails a link to choose a password: a link that gives access itself would
 * have to work for weeks, in thousands of mailboxes.
 */
export function composeMemberInvitationMail(
  { firstName, email }: { firstName: string; email: string },
  { portalUrl, locale }: MailContext,
): { subject: string; text: string } {
  const organisation = organisationName(locale)
  const url = portalUrl + pagePath('forgotPassword', locale)
  return {
    subject: m.member_invitation_subject({ organisation }, { locale }),
    text: m.member_invitation_text(
      { firstName, email, organisation, url, signature: mailSignature(locale) },
      { locale },
    ),
  }
}
