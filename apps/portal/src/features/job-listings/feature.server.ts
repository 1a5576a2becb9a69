import type { Feature } from '#core/feature/feature.server.ts'
import { createFeedFiles } from './feed-files.server.ts'

export const feature: Feature = {
  name: 'job listings',
  publicFiles: { path: /^\/[^?]+\/rss\.xml(?=\?|$)/, handlers: createFeedFiles },
}
