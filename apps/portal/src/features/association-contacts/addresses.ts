import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  associationContactPerson: {
    no: '/min-side/foreninger/kontaktperson',
    en: '/en/my-page/associations/contact-person',
  },
  associationContacts: {
    no: '/min-side/foreninger/detaljer/$id/kontaktpersoner',
    en: '/en/my-page/associations/details/$id/contact-persons',
  },
  associationAssembly: {
    no: '/min-side/foreninger/detaljer/$id/generalforsamling',
    en: '/en/my-page/associations/details/$id/general-assembly',
  },
  associationContactInvitation: {
    no: '/foreninger/kontaktperson',
    en: '/en/associations/contact-person',
    browserFragment: true,
  },
  staffAssociationContacts: {
    no: '/ansatt/foreninger/kontaktpersoner',
    en: '/en/staff/associations/contact-persons',
    browserQuery: [...tableQuery],
  },
} as const satisfies Pages
