import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'

type Received = {
  number: number
  category: string
  subcategory: string
}

/**
 * The confirmation to the sender. It contains none of their text: the address may belong to somebody
 * else, to whom nobody should be able to write through us.
 */
export function composeReceivedMail(
  { responseDays, ...received }: Received & { responseDays: number },
  { language, portalUrl }: { language: Locale; portalUrl: string },
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.contact_mail_received_subject({ number: received.number }, { locale }),
    paragraphs: [
      m.contact_mail_received_text(received, { locale }),
      m.contact_mail_received_days({ count: responseDays }, { locale }),
      m.contact_mail_not_you({ url: portalUrl + pagePath('contact', locale) }, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** The notification to the mailbox of the category. */
export function composeNewInquiryMail({
  language,
  sender,
  subject,
  text,
  files,
  ...received
}: Received & {
  /** Of the mailbox. */
  language: Locale
  sender: { firstName: string; lastName: string; email: string }
  subject: string | null
  text: string
  files: number
}): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.contact_mail_new_subject(received, { locale }),
    paragraphs: [
      m.contact_mail_new_from({ ...sender, ...received }, { locale }),
      ...(subject ? [m.contact_mail_new_about({ subject }, { locale })] : []),
      text,
      ...(files > 0 ? [m.contact_mail_new_files({ count: files }, { locale })] : []),
      m.contact_mail_new_answer({}, { locale }),
    ],
  }))
}

/** The notification to the mailbox of a confidential category: only a number and a link. */
export function composeConfidentialMail(
  { number, id }: { number: number; id: string },
  { language, portalUrl }: { language: Locale; portalUrl: string },
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.contact_mail_confidential_subject({ number }, { locale }),
    paragraphs: [
      m.contact_mail_confidential(
        { number, url: portalUrl + pagePath('staffInquiry', locale, { id }) },
        { locale },
      ),
    ],
  }))
}
