import type { Locale } from '@trivsel/content-contract/locales'
import { findRecipients } from '#core/grants/find-recipients.server.ts'
import { applicationPath } from '#core/grants/grant-paths.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, formatInstant, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'

/** Why applicants are written. `reminder`: a draft is not sent and the deadline is near. */
export const applyNotificationKinds = ['sent', 'changed', 'withdrawn', 'reminder'] as const

export type ApplyNotification = {
  readonly kind: (typeof applyNotificationKinds)[number]
  readonly deadlineAt: Date
  readonly meetsAt: Date
}

type About = {
  readonly applicationId: string
  readonly association: { readonly id: string; readonly name: string } | null
  /** Empty for a draft without one. */
  readonly title: string
  readonly reference: string | null
  readonly portalUrl: string
}

/** Mails the whole board, or the person, in the transaction of what it says. */
export async function notifyApplicants(
  transaction: Database,
  { applicationId, portalUrl }: Pick<About, 'applicationId' | 'portalUrl'>,
  what: ApplyNotification & { readonly title?: string },
): Promise<void> {
  const found = await findRecipients(transaction, applicationId)
  if (!found) return
  const { people, ...about } = found
  const title = what.title ?? about.title
  for (const { email, firstName, language } of people) {
    const mail = composeMail(language, (locale) =>
      composeApplyMail(what, { ...about, title, firstName, portalUrl }, locale),
    )
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
}

export function composeApplyMail(
  { kind, deadlineAt, meetsAt }: ApplyNotification,
  to: About & { readonly firstName: string },
  locale: Locale,
): Letter {
  const options = { locale }
  const { association, firstName, portalUrl, applicationId } = to
  const title = to.title || m.grant_applications_untitled({}, options)
  const inputs = {
    title,
    reference: to.reference ?? '',
    deadline: formatInstant(deadlineAt, locale),
    meeting: formatInstant(meetsAt, locale),
  }
  const { subject, text } = {
    sent: {
      subject: m.grant_applications_mail_sent_subject,
      text: m.grant_applications_mail_sent,
    },
    changed: {
      subject: m.grant_applications_mail_changed_subject,
      text: m.grant_applications_mail_changed,
    },
    withdrawn: {
      subject: m.grant_applications_mail_withdrawn_subject,
      text: m.grant_applications_mail_withdrawn,
    },
    reminder: {
      subject: m.grant_applications_mail_reminder_subject,
      text: m.grant_applications_mail_reminder,
    },
  }[kind]
  const url = portalUrl + applicationPath(association?.id ?? null, applicationId, locale)
  return {
    subject: subject(inputs, options),
    paragraphs: [
      m.grant_applications_mail_greeting({ firstName }, options),
      text(inputs, options),
      ...(association
        ? [m.grant_applications_mail_for({ association: association.name }, options)]
        : []),
      m.grant_applications_mail_link({ url }, options),
    ],
  }
}
