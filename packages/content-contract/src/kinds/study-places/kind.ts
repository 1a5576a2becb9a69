import type { KindFacts } from '../../kind-facts.ts'

export const studyPlace = {
  collection: 'study-places',
  list: 'studyPlaces',
  addresses: { no: '/om-oss/studiesteder', en: '/en/about-us/study-places' },
  name: { no: 'Studiesteder', en: 'Study places' },
  addressedBy: 'slug',
} as const satisfies KindFacts
