import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  kindergartenTablet: {
    untilFinished: true,
    no: '/nettbrett',
    en: '/en/tablet',
  },
  staffKindergartenTablets: {
    untilFinished: true,
    no: '/ansatt/barnehager/nettbrett',
    en: '/en/staff/kindergartens/tablets',
  },
  staffKindergartenPins: {
    untilFinished: true,
    no: '/ansatt/barnehager/pin-koder',
    en: '/en/staff/kindergartens/pins',
  },
  staffKindergartenDay: {
    untilFinished: true,
    no: '/ansatt/barnehager/dag',
    en: '/en/staff/kindergartens/day',
    browserQuery: ['department', 'date'],
  },
  staffKindergartenFireList: {
    untilFinished: true,
    no: '/ansatt/barnehager/dag/brannliste/$id',
    en: '/en/staff/kindergartens/day/fire-list/$id',
  },
} as const satisfies Pages
