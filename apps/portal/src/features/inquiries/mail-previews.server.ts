import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeAnswerMail } from './inbox/answer-mail.server.ts'
import { composeNewInquiryMail, composeReceivedMail } from './inquiry-mail.server.ts'

const received = { number: 10_042, category: 'Trening', subcategory: 'Pris' }
const subject = 'Studentpris'

export const inquiryMails = [
  previewMail('inquiry-received', composeReceivedMail, ({ portalUrl, locale }) =>
    composeReceivedMail({ ...received, responseDays: 3 }, { language: locale, portalUrl }),
  ),
  previewMail('inquiry-new', composeNewInquiryMail, () =>
    composeNewInquiryMail({
      ...received,
      sender: { firstName: 'Linh', lastName: 'Nguyen', email: 'linh@trivsel.example' },
      ...{ subject, text: 'Hva koster det?', files: 2 },
    }),
  ),
  previewMail('inquiry-answer', composeAnswerMail, ({ locale }) =>
    composeAnswerMail({
      ...{ number: received.number, subject, staffName: 'Kari', language: locale },
      text: locale === 'no' ? 'Det koster 299 kroner i måneden.' : 'It costs 299 kroner a month.',
    }),
  ),
]
