import type { KindFacts } from '../../kind-facts.ts'

export const kindergarten = {
  collection: 'kindergartens',
  list: 'kindergartens',
  addresses: { no: '/barnehage/barnehager', en: '/en/kindergarten/kindergartens' },
  name: { no: 'Barnehager', en: 'Kindergartens' },
  addressedBy: 'slug',
} as const satisfies KindFacts
