import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  associationContactPerson: {
    untilFinished: true,
    no: '/min-side/foreninger/kontaktperson',
    en: '/en/my-page/associations/contact-person',
  },
  associationContacts: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/kontaktpersoner',
    en: '/en/my-page/associations/details/$id/contact-persons',
  },
  associationAssembly: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/generalforsamling',
    en: '/en/my-page/associations/details/$id/general-assembly',
  },
  associationContactInvitation: {
    untilFinished: true,
    no: '/foreninger/kontaktperson',
    en: '/en/associations/contact-person',
    browserFragment: true,
  },
  staffAssociationContacts: {
    untilFinished: true,
    no: '/ansatt/foreninger/kontaktpersoner',
    en: '/en/staff/associations/contact-persons',
    browserQuery: [...tableQuery],
  },
} as const satisfies Pages
