import type { Locale } from '@trivsel/content-contract/locales'

import { listAnswers } from '#core/public-forms/answer-texts.ts'
import type { Answers } from '#core/public-forms/form-definition.ts'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { ServiceForm } from '../model/service-forms/service-form.ts'

/**
 * The confirmation to the sender. It contains none of their text: the address may belong to somebody else.
 * For a confidential form it does not name the form: others may read that mailbox.
 */
export function composeServiceReceivedMail(
  { number, form, responseDays }: { number: number; form: ServiceForm; responseDays: number },
  { language, portalUrl }: { language: Locale; portalUrl: string },
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.contact_mail_received_subject({ number }, { locale }),
    paragraphs: [
      form.isConfidential
        ? m.service_mail_received_plain({ number }, { locale })
        : m.service_mail_received({ number, form: form.name({}, { locale }) }, { locale }),
      m.service_mail_received_days({ count: responseDays }, { locale }),
      m.contact_mail_not_you({ url: portalUrl + pagePath('contact', locale) }, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** The notification to the mailbox of the category. */
export function composeServiceMail({
  language,
  number,
  form,
  sender,
  answers,
  text,
}: {
  /** Of the mailbox. */
  language: Locale
  number: number
  form: ServiceForm
  sender: { firstName: string; lastName: string; email: string }
  answers: Answers
  text: string
}): ComposedMail {
  return composeMail(language, (locale) => {
    const name = form.name({}, { locale })
    const lines = listAnswers(form, answers, locale).map((line) => `${line.label}: ${line.text}`)
    return {
      subject: m.service_mail_new_subject({ number, form: name }, { locale }),
      paragraphs: [
        m.service_mail_new_from({ ...sender, number, form: name }, { locale }),
        lines.join('\n'),
        ...(text === '' ? [] : [text]),
        m.contact_mail_new_answer({}, { locale }),
      ],
    }
  })
}
