import type { Locale } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import { linkLifeMinutes } from './account-link.server.ts'
import type { LinkPurpose } from './tables.server.ts'

export type LinkMail = {
  about: LinkPurpose | 'has-account' | 'no-account'
  token: string | null
  portalUrl: string
  locale: Locale
}

const pages = {
  'sign-up': 'signUpCompleteDetails',
  'reset-password': 'forgotPasswordReset',
  'change-email': 'changeEmail',
} as const satisfies Record<LinkPurpose, PageId>

/**
 * The token stands after `#`: browsers never send that part, so it is in no log and no referrer.
 */
export function composeLinkMail({ about, token, portalUrl, locale }: LinkMail): {
  subject: string
  text: string
} {
  const in_ = { locale }
  if (about === 'has-account' || about === 'no-account') {
    const page = about === 'has-account' ? 'forgotPassword' : 'signUp'
    const url = portalUrl + pagePath(page, locale)
    return about === 'has-account'
      ? { subject: m.mail_has_account_subject({}, in_), text: m.mail_has_account_text({ url }, in_) }
      : { subject: m.mail_no_account_subject({}, in_), text: m.mail_no_account_text({ url }, in_) }
  }
  const url = `${portalUrl}${pagePath(pages[about], locale)}#token=${token}`
  const minutes = linkLifeMinutes[about]
  switch (about) {
    case 'sign-up':
      return {
        subject: m.mail_sign_up_subject({}, in_),
        text: m.mail_sign_up_text({ url, minutes }, in_),
      }
    case 'reset-password':
      return {
        subject: m.mail_reset_subject({}, in_),
        text: m.mail_reset_text({ url, minutes }, in_),
      }
    case 'change-email':
      return {
        subject: m.mail_change_email_subject({}, in_),
        text: m.mail_change_email_text({ url, minutes }, in_),
      }
  }
}
