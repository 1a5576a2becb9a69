import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  kindergartenChildren: {
    untilFinished: true,
    no: '/ansatt/barnehager/barn',
    en: '/en/staff/kindergartens/children',
    browserQuery: [...tableQuery, 'kindergarten', 'department', 'state', 'waits'],
  },
  kindergartenChild: {
    untilFinished: true,
    no: '/ansatt/barnehager/barn/$id',
    en: '/en/staff/kindergartens/children/$id',
  },
  kindergartenImport: {
    no: '/ansatt/barnehager/import',
    en: '/en/staff/kindergartens/import',
  },
} as const satisfies Pages
