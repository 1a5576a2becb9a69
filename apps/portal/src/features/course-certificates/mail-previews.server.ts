import type { Locale } from '@trivsel/content-contract/locales'
import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeCertificateMail } from './mail/certificate-mail.server.ts'
import { composeCorrectedMail } from './mail/corrected-mail.server.ts'

const about = (language: Locale) => ({
  firstName: 'Maja',
  language,
  holder: 'Ola Nordmann',
  title: { no: 'Førstehjelp', en: 'First aid' },
  code: 'KQ7M3WPRX2TZN5HVABCDEFGHIJ',
})

const corrected = { came: 2, total: 3, endsCertificate: true } as const

export const certificateMails = [
  previewMail('course-certificate', composeCertificateMail, ({ portalUrl, locale }) =>
    composeCertificateMail(about(locale), portalUrl),
  ),
  previewMail('course-name-corrected', composeCorrectedMail, ({ portalUrl, locale }) =>
    composeCorrectedMail(
      {
        ...about(locale),
        ...corrected,
        nameBefore: 'Ole Norman',
        certificate: { state: 'ready' },
      },
      portalUrl,
    ),
  ),
  previewMail('course-attendance-corrected', composeCorrectedMail, ({ portalUrl, locale }) =>
    composeCorrectedMail(
      {
        ...about(locale),
        ...corrected,
        nameBefore: null,
        certificate: { state: 'missed', missing: 1 },
      },
      portalUrl,
    ),
  ),
]
