import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { linkLifeMinutes } from './editor-link.ts'
import { findOrganisationName } from './organisation-name.ts'

type Recipient = { to: string; language: string }
type Mail = { subject: string; text: string }

const regards = { nb: 'Hilsen ', en: 'Kind regards,\n' } as const

async function send(
  payload: Payload,
  { to, language }: Recipient,
  compose: (signature: string) => { nb: Mail; en: Mail },
): Promise<void> {
  const own = language === 'en' ? 'en' : 'nb'
  const signature = regards[own] + (await findOrganisationName(payload.db.drizzle, own))
  await payload.sendEmail({ to, ...compose(signature)[own] })
}

/** The token is after `#`: browsers never send that part, so it is in no log and no referrer. */
export async function mailLink(
  payload: Payload,
  { token, ...recipient }: Recipient & { token: string },
): Promise<void> {
  const { admin } = payload.config.routes
  const url = `${environment.cmsUrl}${admin}/login#token=${token}`
  await send(payload, recipient, (signature) => ({
    nb: {
      subject: 'Nytt passord til innholdssystemet',
      text: `Hei!\n\nÅpne lenken for å velge et nytt passord til innholdssystemet:\n\n${url}\n\nDen gjelder i ${linkLifeMinutes} minutter og kan bare brukes én gang. Var det ikke du som ba om den, trenger du ikke gjøre noe. Passordet ditt er ikke endret.\n\n${signature}\n`,
    },
    en: {
      subject: 'New password for the content system',
      text: `Hello,\n\nOpen the link to choose a new password for the content system:\n\n${url}\n\nThe link works for ${linkLifeMinutes} minutes, and you can use it once. If you did not ask for it, you do not need to do anything. Your password has not changed.\n\n${signature}\n`,
    },
  }))
}

/** To the owner: if it was somebody else, this is how they find out. */
export async function mailRecoveryCodeUsed(payload: Payload, recipient: Recipient): Promise<void> {
  const { admin } = payload.config.routes
  const url = `${environment.cmsUrl}${admin}/forgot`
  await send(payload, recipient, (signature) => ({
    nb: {
      subject: 'En gjenopprettingskode ble brukt i innholdssystemet',
      text: `Hei!\n\nDet ble nettopp brukt en gjenopprettingskode for å logge inn i innholdssystemet med kontoen din.\n\nVar det ikke du? Få et nytt passord med en gang, og si fra til en administrator:\n\n${url}\n\n${signature}\n`,
    },
    en: {
      subject: 'A recovery code was used in the content system',
      text: `Hello,\n\nA recovery code has just been used to log in to the content system with your account.\n\nIf this was not you, choose a new password immediately and tell an administrator:\n\n${url}\n\n${signature}\n`,
    },
  }))
}
