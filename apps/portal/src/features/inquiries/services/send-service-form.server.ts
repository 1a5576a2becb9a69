import type { Locale } from '@trivsel/content-contract/locales'

import type { SentForm } from '#core/public-forms/contract.ts'
import { type Answers, accountFields } from '#core/public-forms/form-definition.ts'
import { takeForm } from '#core/public-forms/take-form.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { institutionChoices } from '#core/studies/institutions.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeConfidentialMail } from '../model/inquiry-mail.server.ts'
import { openInquiry } from '../model/open-inquiry.server.ts'
import { isConfidential } from '../model/rules.ts'
import type { ServiceForm } from '../model/service-forms/service-form.ts'
import type { ServiceFormId } from '../model/service-forms/service-form-ids.ts'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import { withInstitutions } from '../model/service-forms/with-institutions.ts'
import { findFormCategory } from './find-form-category.server.ts'
import { serviceRefusals } from './refusals.ts'
import { composeServiceMail, composeServiceReceivedMail } from './service-mail.server.ts'

type Parts = {
  database: Database
  portalUrl: string
  /** Signs tokens. */
  secret: string
  /** Counts forms with one email address and refuses those over the limit. */
  countMail: (email: string) => Promise<unknown>
}

/**
 * Saves a sent service form as an inquiry, with its mails.
 * @throws {Refusal} `serviceRefusals`, TOO_MANY_ATTEMPTS (429)
 */
export async function sendServiceForm(
  { portalUrl, ...parts }: Parts,
  { userId, language, now }: { userId: string | null; language: Locale; now: Date },
  { formId, sent }: { formId: ServiceFormId; sent: SentForm },
): Promise<void> {
  const institutions = institutionChoices(await findInstitutions(parts.database))
  const form = withInstitutions(serviceForms[formId], institutions)
  const category = await findFormCategory(parts.database, formId)
  if (!category) throw new Refusal('FORM_CLOSED', serviceRefusals.FORM_CLOSED)
  await takeForm(parts, form, { sent, userId, now }, async (transaction, { answers, email }) => {
    const sender = {
      firstName: String(answers.firstName),
      lastName: String(answers.lastName),
      email,
    }
    const content = { answers: ownAnswers(form, answers), text: messageOf(form, answers) }
    const opened = await openInquiry(transaction, {
      form: formId,
      sender,
      userId,
      language,
      now,
      category,
      ...content,
      subcategoryId: null,
      subject: form.isConfidential ? null : form.name({}, { locale: language }),
    })
    const { number } = opened
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeServiceReceivedMail(
        { number, form, responseDays: category.responseDays },
        { language, portalUrl },
      ),
    })
    await enqueueJob(transaction, sendMail, {
      to: category.mailbox,
      ...(isConfidential(category.role)
        ? composeConfidentialMail(opened, { language: category.mailboxLanguage, portalUrl })
        : composeServiceMail({
            language: category.mailboxLanguage,
            number,
            form,
            sender,
            ...content,
          })),
    })
  })
}

/** The answers that have no column of their own. */
function ownAnswers({ messageField }: ServiceForm, answers: Answers): Answers {
  const elsewhere: readonly string[] = [...accountFields, messageField]
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !elsewhere.includes(id)))
}

const messageOf = ({ messageField }: ServiceForm, answers: Answers) =>
  String(answers[messageField] ?? '')
