import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffGrants: {
    untilFinished: true,
    no: '/ansatt/tilskudd',
    en: '/en/staff/grants',
  },
  staffGrantRound: {
    untilFinished: true,
    no: '/ansatt/tilskudd/runder/$id',
    en: '/en/staff/grants/rounds/$id',
  },
} as const satisfies Pages
