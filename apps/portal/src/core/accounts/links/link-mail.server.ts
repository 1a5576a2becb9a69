import { m } from '#messages'
import type { MailContext } from '#platform/mail/mail-context.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import type { LinkPurpose } from '../tables.server.ts'
import { linkLifetimeMinutes } from './account-link.server.ts'

type Mail = { subject: string; text: string }

const pages = {
  'sign-up': 'signUpCompleteDetails',
  'reset-password': 'forgotPasswordReset',
  'change-email': 'changeEmail',
} as const satisfies Record<LinkPurpose, PageId>

const texts = {
  'sign-up': [m.mail_sign_up_subject, m.mail_sign_up_text],
  'reset-password': [m.mail_reset_subject, m.mail_reset_text],
  'change-email': [m.mail_change_email_subject, m.mail_change_email_text],
} as const satisfies Record<LinkPurpose, unknown>

/**
 * The token is in the fragment, which browsers never send: it is in no log and no referrer.
 * @param link `callback`: the address on this site that sign-up leads on to
 */
export function composeLinkMail(
  link: { purpose: LinkPurpose; token: string; callback?: string | undefined },
  { portalUrl, locale }: MailContext,
): Mail {
  const { purpose, token, callback } = link
  const fragment = new URLSearchParams({ token, ...(callback && { callback }) })
  const url = `${portalUrl}${pagePath(pages[purpose], locale)}#${fragment}`
  const [subject, text] = texts[purpose]
  return {
    subject: subject({ organisation: organisationName(locale) }, { locale }),
    text: text(
      { url, minutes: linkLifetimeMinutes[purpose], signature: mailSignature(locale) },
      { locale },
    ),
  }
}

/** Sent instead of a link to sign up or to change the address, if the address has an account. */
export function composeHasAccountMail({ portalUrl, locale }: MailContext): Mail {
  const url = portalUrl + pagePath('forgotPassword', locale)
  return {
    subject: m.mail_has_account_subject({ organisation: organisationName(locale) }, { locale }),
    text: m.mail_has_account_text(
      { url, organisation: organisationName(locale), signature: mailSignature(locale) },
      { locale },
    ),
  }
}

/** Sent instead of a link to a new password, if the address has no account. */
export function composeNoAccountMail({ portalUrl, locale }: MailContext): Mail {
  const url = portalUrl + pagePath('signUp', locale)
  return {
    subject: m.mail_no_account_subject({ organisation: organisationName(locale) }, { locale }),
    text: m.mail_no_account_text({ url, signature: mailSignature(locale) }, { locale }),
  }
}
