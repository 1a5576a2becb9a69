import { type PayloadRequest, ValidationError } from 'payload'
import { inLanguage } from '../admin/in-language.ts'

const messages = {
  NOT_AN_ADDRESS: {
    nb: 'Skriv stien på dette nettstedet, for eksempel /gammel-side',
    en: 'Write the path on this site, such as /old-page',
  },
  BELONGS_TO_SITE: {
    nb: 'Nettstedet har selv en side på denne adressen',
    en: 'The site itself has a page at this address',
  },
  HAS_PAGE: {
    nb: 'En publisert side har denne adressen, så viderekoblingen ville aldri virke',
    en: 'A published page has this address, so the redirect would never work',
  },
  CIRCLE: {
    nb: 'Viderekoblingen ville gå i ring',
    en: 'The redirect would lead in a circle',
  },
} as const

/** @throws {ValidationError} which undoes the save and is shown beside the field */
export function refuseRedirect(req: PayloadRequest, reason: keyof typeof messages): never {
  const path = reason === 'CIRCLE' ? 'to.externalUrl' : 'from'
  throw new ValidationError(
    {
      collection: 'redirects',
      errors: [{ path, message: inLanguage(req.i18n, messages[reason]) }],
      req,
    },
    req.t,
  )
}
