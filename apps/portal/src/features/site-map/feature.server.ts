import type { Feature } from '#core/feature/feature.server.ts'
import { createDynamicUrlsApi } from './dynamic-urls-handlers.server.ts'
import { described } from './endpoints.server.ts'
import { createSiteMapFiles } from './site-map-files.server.ts'

export const feature: Feature = {
  name: 'site map',
  api: ({ content, configuration }) =>
    createDynamicUrlsApi({ content, devKey: configuration.DEV_KEY }),
  descriptions: Object.values(described),
  publicFiles: {
    path: /^\/(robots\.txt|sitemap\.xml|speculation-rules\.json)(?=\?|$)/,
    handlers: createSiteMapFiles,
  },
}
