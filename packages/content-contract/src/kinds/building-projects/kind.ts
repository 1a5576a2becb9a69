import type { KindFacts } from '../../kind-facts.ts'

export const buildingProject = {
  collection: 'building-projects',
  list: 'buildingProjects',
  addresses: { no: '/om-oss/byggeprosjekter', en: '/en/about-us/building-projects' },
  name: { no: 'Byggeprosjekter', en: 'Building projects' },
  addressedBy: 'slug',
} as const satisfies KindFacts
