import type { Locale } from '@trivsel/content-contract/locales'

import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseDecision, DecisionAfterApproval } from '#core/cases/rules.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeMail } from '../mail/deposit-mail.server.ts'

export type RefundMail = 'sent' | 'edited' | Exclude<CaseDecision, DecisionAfterApproval>

const subjects = {
  sent: m.refund_mail_sent_subject,
  edited: m.refund_mail_edited_subject,
  approve: m.refund_mail_approve_subject,
  reject: m.refund_mail_reject_subject,
  'ask-for-changes': m.refund_mail_changes_subject,
  reopen: m.refund_mail_reopen_subject,
} satisfies Record<RefundMail, unknown>

const texts = {
  sent: m.refund_mail_sent_text,
  edited: m.refund_mail_edited_text,
  approve: m.refund_mail_approve_text,
  reject: m.refund_mail_reject_text,
  'ask-for-changes': m.refund_mail_changes_text,
  reopen: m.refund_mail_reopen_text,
} satisfies Record<RefundMail, unknown>

type Notification = { userId: string; language: Locale; what: RefundMail; portalUrl: string }

/**
 * Writes to the student in the transaction of the change; to nobody when the account is deleted.
 */
export async function notifyStudent(
  transaction: Database,
  { userId, language: locale, what, portalUrl }: Notification,
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
  if (!to) return
  const mail = composeRefundMail(what, { firstName: to.firstName, portalUrl }, locale)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

export function composeRefundMail(
  what: RefundMail,
  to: { firstName: string; portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  const said = { subject: subjects[what]({}, { locale }), text: texts[what]({}, { locale }) }
  return composeMail(said, to, locale)
}
