import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  myKindergartenMessages: {
    untilFinished: true,
    no: '/min-side/barnehage/meldinger',
    en: '/en/my-page/kindergarten/messages',
  },
  myKindergartenThread: {
    untilFinished: true,
    no: '/min-side/barnehage/meldinger/$id',
    en: '/en/my-page/kindergarten/messages/$id',
  },
  staffKindergartenMessages: {
    untilFinished: true,
    no: '/ansatt/barnehager/meldinger',
    en: '/en/staff/kindergartens/messages',
    browserQuery: ['state', 'kindergarten', ...tableQuery],
  },
  staffKindergartenThread: {
    untilFinished: true,
    no: '/ansatt/barnehager/meldinger/$id',
    en: '/en/staff/kindergartens/messages/$id',
  },
} as const satisfies Pages
