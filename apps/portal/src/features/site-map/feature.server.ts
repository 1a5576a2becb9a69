import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createDynamicUrlsApi } from './dynamic-urls-api.server.ts'
import { createSiteMapFiles } from './site-map-files.server.ts'

export const feature: Feature = {
  name: 'site map',
  routes: ({ content, configuration }) =>
    new Hono<ApiEnvironment>().route(
      '/api/frontend',
      createDynamicUrlsApi({ content, devKey: configuration.DEV_KEY }),
    ),
  publicFiles: {
    path: /^\/(robots\.txt|sitemap\.xml|[^?]+\/rss\.xml)(?=\?|$)/,
    routes: createSiteMapFiles,
  },
}
