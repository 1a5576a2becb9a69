import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffKindergartenChildren: {
    untilFinished: true,
    no: '/ansatt/barnehager/barn',
    en: '/en/staff/kindergartens/children',
    browserQuery: [...tableQuery, 'kindergarten', 'department', 'state', 'waits'],
  },
  staffKindergartenChild: {
    untilFinished: true,
    no: '/ansatt/barnehager/barn/$id',
    en: '/en/staff/kindergartens/children/$id',
  },
  staffKindergartenImport: {
    no: '/ansatt/barnehager/import',
    en: '/en/staff/kindergartens/import',
  },
} as const satisfies Pages
