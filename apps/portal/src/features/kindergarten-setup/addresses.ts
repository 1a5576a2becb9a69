import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffKindergartens: {
    untilFinished: true,
    no: '/ansatt/barnehager',
    en: '/en/staff/kindergartens',
    browserQuery: ['name', ...tableQuery],
  },
  staffKindergarten: {
    untilFinished: true,
    no: '/ansatt/barnehager/$id',
    en: '/en/staff/kindergartens/$id',
  },
  staffKindergartenConsents: {
    untilFinished: true,
    no: '/ansatt/barnehager/samtykker',
    en: '/en/staff/kindergartens/consents',
  },
} as const satisfies Pages
