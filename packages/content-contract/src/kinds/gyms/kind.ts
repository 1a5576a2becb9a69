import type { KindFacts } from '../../kind-facts.ts'

export const gym = {
  collection: 'gyms',
  list: 'gyms',
  addresses: { no: '/trening/treningssentre', en: '/en/sports/fitness-clubs' },
  name: { no: 'Treningssentre', en: 'Fitness clubs' },
  addressedBy: 'slug',
} as const satisfies KindFacts
