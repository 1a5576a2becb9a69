import type { KindFacts } from '../../kind-facts.ts'

export const jobListing = {
  collection: 'job-listings',
  list: 'jobListings',
  addresses: { no: '/om-oss/ledige-stillinger', en: '/en/about-us/job-listings' },
  name: { no: 'Ledige stillinger', en: 'Job listings' },
  addressedBy: 'slug',
} as const satisfies KindFacts
