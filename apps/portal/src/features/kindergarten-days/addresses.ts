import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  kindergartenDays: {
    untilFinished: true,
    no: '/min-side/barnehage/dager',
    en: '/en/my-page/kindergarten/days',
  },
  staffKindergartenDays: {
    untilFinished: true,
    no: '/ansatt/barnehager/dager',
    en: '/en/staff/kindergartens/days',
  },
  staffKindergartenSurvey: {
    untilFinished: true,
    no: '/ansatt/barnehager/dager/undersokelse/$id',
    en: '/en/staff/kindergartens/days/survey/$id',
    browserQuery: ['answered', ...tableQuery],
  },
  staffKindergartenOpening: {
    untilFinished: true,
    no: '/ansatt/barnehager/dager/ekstra/$id',
    en: '/en/staff/kindergartens/days/extra/$id',
    browserQuery: ['state', ...tableQuery],
  },
} as const satisfies Pages
