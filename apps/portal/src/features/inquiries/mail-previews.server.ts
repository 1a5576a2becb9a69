import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeAnswerMail } from './inbox/answer-mail.server.ts'
import { composeReplyMail } from './incoming/reply-mail.server.ts'
import {
  composeConfidentialMail,
  composeNewInquiryMail,
  composeReceivedMail,
} from './model/inquiry-mail.server.ts'
import { healthCoordinator } from './model/service-forms/health-coordinator.ts'
import { semesterWafers } from './model/service-forms/semester-wafers.ts'
import { composeServiceMail, composeServiceReceivedMail } from './services/service-mail.server.ts'

const id = '6f1c9a1e-5b7d-4a55-9d3c-2f0a5c1b7e10'
const received = { number: 10_042, category: 'Trening', subcategory: 'Pris' }
const subject = 'Studentpris'
const sender = { firstName: 'Linh', lastName: 'Nguyen', email: 'linh@trivsel.example' }
const { number } = received

export const inquiryMails = [
  previewMail('inquiry-received', composeReceivedMail, ({ portalUrl, locale }) =>
    composeReceivedMail({ ...received, responseDays: 3 }, { language: locale, portalUrl }),
  ),
  previewMail('inquiry-new', composeNewInquiryMail, ({ locale }) =>
    composeNewInquiryMail({
      ...received,
      language: locale,

      sender,
      subject,
      text: 'Hva koster det?',
      files: 2,
    }),
  ),
  previewMail('inquiry-confidential', composeConfidentialMail, ({ portalUrl, locale }) =>
    composeConfidentialMail({ number, id }, { language: locale, portalUrl }),
  ),
  previewMail('service-received', composeServiceReceivedMail, ({ portalUrl, locale }) =>
    composeServiceReceivedMail(
      { number, form: semesterWafers, responseDays: 3 },
      { language: locale, portalUrl },
    ),
  ),
  previewMail(
    'service-received-confidential',
    composeServiceReceivedMail,
    ({ portalUrl, locale }) =>
      composeServiceReceivedMail(
        { number, form: healthCoordinator, responseDays: 2 },
        { language: locale, portalUrl },
      ),
  ),
  previewMail('service-new', composeServiceMail, ({ locale }) =>
    composeServiceMail({
      language: locale,
      number,
      form: semesterWafers,
      sender,
      answers: { association: 'Filmklubben', date: '2026-12-03', from: '12:00', people: 60 },
      text: 'To av oss tåler ikke egg.',
    }),
  ),
  previewMail('inquiry-answer', composeAnswerMail, ({ locale }) =>
    composeAnswerMail({
      number: received.number,
      subject,
      staffName: 'Kari',
      language: locale,
      text: { no: 'Det koster 299 kroner i måneden.', en: 'It costs 299 kroner a month.' }[locale],
    }),
  ),
  previewMail('inquiry-replied', composeReplyMail, ({ portalUrl, locale }) =>
    composeReplyMail({ id, number: received.number, language: locale, portalUrl }),
  ),
]
