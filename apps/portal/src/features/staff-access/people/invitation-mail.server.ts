import type { Locale } from '@trivsel/content-contract/locales'

import { invitationHours } from '#core/staff-area/rules.ts'
import { m } from '#messages'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * The token is in the fragment of the link: browsers do not send it, so it is in no log and no referrer.
 */
export function composeInvitationMail(
  { isReset, locale, token }: { isReset: boolean; locale: Locale; token: string },
  portalUrl: string,
): { subject: string; text: string } {
  const url = `${portalUrl}${pagePath('staffInvitation', locale)}#token=${token}`
  const organisation = organisationName(locale)
  const values = { url, hours: invitationHours, organisation, signature: mailSignature(locale) }
  const options = { locale }
  return isReset
    ? {
        subject: m.mail_staff_reset_subject({}, options),
        text: m.mail_staff_reset_text(values, options),
      }
    : {
        subject: m.mail_staff_invitation_subject({ organisation }, options),
        text: m.mail_staff_invitation_text(values, options),
      }
}
