import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeCertificateMail } from './mail/certificate-mail.server.ts'

export const certificateMails = [
  previewMail('course-certificate', composeCertificateMail, ({ portalUrl, locale }) =>
    composeCertificateMail(
      {
        firstName: 'Maja',
        language: locale,
        holder: 'Ola Nordmann',
        title: { no: 'Førstehjelp', en: 'First aid' },
        code: 'KQ7M3WPRX2TZN5HVABCDEFGHIJ',
      },
      portalUrl,
    ),
  ),
]
