import type { KindFacts } from '../../kind-facts.ts'

export const healthCenter = {
  collection: 'health-centers',
  list: 'healthCenters',
  addresses: { no: '/helse/helsesentre', en: '/en/health/health-centers' },
  name: { no: 'Helsesentre', en: 'Health centers' },
  addressedBy: 'slug',
} as const satisfies KindFacts
