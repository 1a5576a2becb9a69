import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeCertificateMail } from './mail/certificate-mail.server.ts'

export const certificateMails = [
  previewMail('course-certificate', composeCertificateMail, ({ portalUrl }) =>
    composeCertificateMail(
      {
        firstName: 'Maja',
        language: null,
        holder: 'Ola Nordmann',
        title: { no: 'Førstehjelp', en: 'First aid' },
        code: 'KQ7M3WPRX2TZN5HVABCDEFGHIJ',
      },
      portalUrl,
    ),
  ),
]
