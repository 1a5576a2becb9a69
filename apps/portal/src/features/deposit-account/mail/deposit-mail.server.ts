import type { Locale } from '@trivsel/content-contract/locales'

import type { CaseDecision } from '#core/cases/rules.ts'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

export type DepositMail = 'sent' | 'edited' | 'lapse' | CaseDecision

const subjects = {
  sent: m.deposit_mail_sent_subject,
  edited: m.deposit_mail_edited_subject,
  approve: m.deposit_mail_approve_subject,
  reject: m.deposit_mail_reject_subject,
  'ask-for-changes': m.deposit_mail_changes_subject,
  reopen: m.deposit_mail_reopen_subject,
  withdraw: m.deposit_mail_withdraw_subject,
  defer: m.deposit_mail_defer_subject,
  lapse: m.deposit_mail_lapse_subject,
} satisfies Record<DepositMail, unknown>

const texts = {
  sent: m.deposit_mail_sent_text,
  edited: m.deposit_mail_edited_text,
  approve: m.deposit_mail_approve_text,
  reject: m.deposit_mail_reject_text,
  'ask-for-changes': m.deposit_mail_changes_text,
  reopen: m.deposit_mail_reopen_text,
  withdraw: m.deposit_mail_withdraw_text,
  defer: m.deposit_mail_defer_text,
  lapse: m.deposit_mail_lapse_text,
} satisfies Record<DepositMail, unknown>

/**
 * The mail to a student at each step, in their language. The comment is on the page, behind the
 * login: other people may read a mail.
 */
export function composeDepositMail(
  what: DepositMail,
  to: { firstName: string; portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  const said = { subject: subjects[what]({}, { locale }), text: texts[what]({}, { locale }) }
  return composeMail(said, to, locale)
}

/** Says by when the money must have come, before the approval lapses. */
export function composeReminderMail(
  { lapsesOn }: { lapsesOn: string },
  to: { firstName: string; portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  const date = formatDate(noonOf(lapsesOn), locale)
  const said = {
    subject: m.deposit_mail_reminder_subject({}, { locale }),
    text: m.deposit_mail_reminder_text({ date }, { locale }),
  }
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
