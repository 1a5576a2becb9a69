import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { invitationHours, linkLifeMinutes } from './editor-link.ts'
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

type Link = Recipient & { token: string }

/** The token is after `#`: browsers never send that part, so it is in no log and no referrer. */
const urlOf = ({ config }: Payload, token: string) =>
  `${environment.cmsUrl}${config.routes.admin}/login#token=${token}`

export async function mailInvitation(
  payload: Payload,
  { token, ...recipient }: Link,
): Promise<void> {
  const url = urlOf(payload, token)
  await send(payload, recipient, (signature) => ({
    nb: {
      subject: 'Du er invitert som redaktør i innholdssystemet',
      text: `Hei!\n\nDu er invitert til å lage og endre innhold på nettsidene våre. Åpne lenken for å velge et passord:\n\n${url}\n\nLenken virker én gang, og i ${invitationHours} timer. Ha telefonen klar: Du setter opp en kodeapp med det samme.\n\nHvis du ikke ventet denne e-posten, kan du se bort fra den.\n\n${signature}\n`,
    },
    en: {
      subject: 'You are invited as an editor in the content system',
      text: `Hello,\n\nYou are invited to write and change the content of our website. Open the link to choose a password:\n\n${url}\n\nThe link works once, for ${invitationHours} hours. Have your phone at hand: you set up an authenticator app at the same time.\n\nIf you did not expect this email, you can ignore it.\n\n${signature}\n`,
    },
  }))
}

export async function mailLink(payload: Payload, { token, ...recipient }: Link): Promise<void> {
  const url = urlOf(payload, token)
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
