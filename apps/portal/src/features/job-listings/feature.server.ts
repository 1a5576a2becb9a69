import type { Feature } from '#core/feature/feature.server.ts'
import { createJobListingFeeds } from './job-listing-feed.server.ts'

export const feature: Feature = {
  name: 'job listings',
  publicFiles: { path: /^\/[^?]+\/rss\.xml(?=\?|$)/, routes: createJobListingFeeds },
}
