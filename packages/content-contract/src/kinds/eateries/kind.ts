import type { KindFacts } from '../../kind-facts.ts'

export const eatery = {
  collection: 'eateries',
  list: 'eateries',
  addresses: { no: '/mat-og-drikke/spisesteder', en: '/en/food-and-drink/eateries' },
  name: { no: 'Spisesteder', en: 'Eateries' },
  addressedBy: 'slug',
} as const satisfies KindFacts
