import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeAnswerMail } from './inbox/answer-mail.server.ts'
import { composeReplyMail } from './incoming/reply-mail.server.ts'
import { composeNewInquiryMail, composeReceivedMail } from './inquiry-mail.server.ts'

const id = '6f1c9a1e-5b7d-4a55-9d3c-2f0a5c1b7e10'
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
  previewMail('inquiry-replied', composeReplyMail, ({ portalUrl }) =>
    composeReplyMail({ id, number: received.number, portalUrl }),
  ),
]
