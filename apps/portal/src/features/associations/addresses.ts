import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  myAssociations: {
    untilFinished: true,
    no: '/min-side/foreninger',
    en: '/en/my-page/associations',
  },
  createAssociation: {
    untilFinished: true,
    no: '/min-side/foreninger/opprett-forening',
    en: '/en/my-page/associations/create-association',
  },
  association: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id',
    en: '/en/my-page/associations/details/$id',
  },
  associationFounder: {
    untilFinished: true,
    no: '/foreninger/stifter',
    en: '/en/associations/founder',
    browserFragment: true,
  },
  staffAssociations: {
    untilFinished: true,
    no: '/ansatt/foreninger',
    en: '/en/staff/associations',
    browserQuery: ['name', 'state', 'institution', 'topic', 'due', ...tableQuery],
  },
  staffAssociation: {
    untilFinished: true,
    no: '/ansatt/foreninger/$id',
    en: '/en/staff/associations/$id',
  },
  staffAssociationSetup: {
    no: '/ansatt/foreninger/oppsett',
    en: '/en/staff/associations/setup',
  },
} as const satisfies Pages
