import type { Locale } from '@trivsel/content-contract/locales'
import { findRecipients } from '#core/grants/find-recipients.server.ts'
import { applicationPath } from '#core/grants/grant-paths.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { formatDateAndTime } from '#platform/time/format.ts'

type Target = { readonly name: Localized; readonly deadlineAt: Date; readonly meetsAt: Date }

/** Mails who has sent an application that it is decided in another round, in the caller's transaction. */
export async function notifyMoved(
  transaction: Database,
  {
    applicationId,
    target,
    portalUrl,
  }: {
    readonly applicationId: string
    readonly target: Target
    readonly portalUrl: string
  },
): Promise<void> {
  const found = await findRecipients(transaction, applicationId)
  if (!found) return
  const { title, reference } = found
  for (const { email, firstName, language } of found.people) {
    const about = {
      title,
      reference: reference ?? '',
      firstName,
      target,
      urlIn: (locale: Locale) =>
        portalUrl + applicationPath(found.association?.id ?? null, applicationId, locale),
    }
    const mail = composeMail(language, (locale) => composeRoundMovedMail(about, locale))
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
}

export function composeRoundMovedMail(
  about: {
    readonly title: string
    readonly reference: string
    readonly firstName: string
    readonly target: Target
    readonly urlIn: (locale: Locale) => string
  },
  locale: Locale,
): Letter {
  const { title, reference, firstName, target, urlIn } = about
  const options = { locale }
  const { name, deadlineAt, meetsAt } = target
  return {
    subject: m.grant_setup_moved_subject({ reference }, options),
    paragraphs: [
      m.grant_setup_moved_greeting({ firstName }, options),
      m.grant_setup_moved_text({ title, reference, round: textIn(name, locale) }, options),
      m.grant_setup_moved_dates(
        {
          deadline: formatDateAndTime(deadlineAt, locale),
          meeting: formatDateAndTime(meetsAt, locale),
        },
        options,
      ),
      m.grant_setup_moved_next({ url: urlIn(locale) }, options),
    ],
  }
}
