import type { Locale } from '@trivsel/content-contract/content'
import type { CaseDecision } from '#core/cases/rules.ts'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'

export type DepositMail = 'sent' | 'edited' | CaseDecision

const subjects = {
  sent: m.deposit_mail_sent_subject,
  edited: m.deposit_mail_edited_subject,
  approve: m.deposit_mail_approve_subject,
  reject: m.deposit_mail_reject_subject,
  'ask-for-changes': m.deposit_mail_changes_subject,
  reopen: m.deposit_mail_reopen_subject,
} satisfies Record<DepositMail, unknown>

const texts = {
  sent: m.deposit_mail_sent_text,
  edited: m.deposit_mail_edited_text,
  approve: m.deposit_mail_approve_text,
  reject: m.deposit_mail_reject_text,
  'ask-for-changes': m.deposit_mail_changes_text,
  reopen: m.deposit_mail_reopen_text,
} satisfies Record<DepositMail, unknown>

/**
 * What a student is written at each step, in their language. The comment stands on the page, behind
 * the login: a mail may be read by others.
 */
export function composeDepositMail(
  what: DepositMail,
  to: { firstName: string; portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  const said = { subject: subjects[what]({}, { locale }), text: texts[what]({}, { locale }) }
  return composeMail(said, to, locale)
}

/** Who it is to before it, and where to read on behind it. */
export function composeMail(
  { subject, text }: { subject: string; text: string },
  { firstName, portalUrl }: { firstName: string; portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  return {
    subject,
    text: [
      m.deposit_mail_greeting({ firstName }, { locale }),
      text,
      m.deposit_mail_link({ url: portalUrl + pagePath('depositAccount', locale) }, { locale }),
    ].join('\n\n'),
  }
}
