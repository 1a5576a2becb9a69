import type { Pages } from '#platform/routing/page.ts'
import { roomFilters } from './room/room-filters.ts'

export const pages = {
  grantCommittee: {
    untilFinished: true,
    no: '/ansatt/tilskudd/utvalg',
    en: '/en/staff/grants/committee',
  },
  grantReading: {
    untilFinished: true,
    no: '/ansatt/tilskudd/utvalg/$id',
    en: '/en/staff/grants/committee/$id',
    browserQuery: [...roomFilters, 'sort'],
  },
  grantReadingPrint: {
    untilFinished: true,
    no: '/ansatt/tilskudd/utvalg/$id/utskrift',
    en: '/en/staff/grants/committee/$id/print',
  },
} as const satisfies Pages
