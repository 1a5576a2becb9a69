import type { Locale } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'

type Notice = { portalUrl: string; locale: Locale }
type Mail = { subject: string; text: string }

/** To the owner: if it was somebody else, this is how they find out. */
export function composePasswordChangedMail({ portalUrl, locale }: Notice): Mail {
  const url = portalUrl + pagePath('forgotPassword', locale)
  return {
    subject: m.mail_password_changed_subject({}, { locale }),
    text: m.mail_password_changed_text({ url }, { locale }),
  }
}

/** To the old address; the new one is not named there. */
export function composeEmailChangedMail({ portalUrl, locale }: Notice): Mail {
  const url = portalUrl + pagePath('front', locale)
  return {
    subject: m.mail_email_changed_subject({}, { locale }),
    text: m.mail_email_changed_text({ url }, { locale }),
  }
}
