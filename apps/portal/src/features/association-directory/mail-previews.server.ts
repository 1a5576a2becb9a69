import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeAssociationMessageMail } from './profile/message-mail.server.ts'

export const directoryMails = [
  previewMail('association-message', composeAssociationMessageMail, ({ locale }) =>
    composeAssociationMessageMail(
      {
        association: 'Studentkoret Fjordklang',
        name: 'Ida Berg',
        email: 'ida.berg@example.org',
        text: 'Hei!\n\nJeg har aldri sunget i kor. Kan jeg komme på en øvelse og høre på?',
      },
      locale,
    ),
  ),
]
