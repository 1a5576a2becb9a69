import { m } from '#messages'
import type { MailContext } from '#platform/mail/mail-context.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

type Mail = { subject: string; text: string }

/** To the owner: if it was somebody else, this is how they find out. */
export function composePasswordChangedMail({ portalUrl, locale }: MailContext): Mail {
  const url = portalUrl + pagePath('forgotPassword', locale)
  return {
    subject: m.mail_password_changed_subject(
      { organisation: organisationName(locale) },
      { locale },
    ),
    text: m.mail_password_changed_text({ url, signature: mailSignature(locale) }, { locale }),
  }
}

/** To the old address; the new one is not named there. */
export function composeEmailChangedMail({ portalUrl, locale }: MailContext): Mail {
  const url = portalUrl + pagePath('front', locale)
  return {
    subject: m.mail_email_changed_subject({ organisation: organisationName(locale) }, { locale }),
    text: m.mail_email_changed_text(
      { url, organisation: organisationName(locale), signature: mailSignature(locale) },
      { locale },
    ),
  }
}
