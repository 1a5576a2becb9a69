import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createOnlineTrainingApi } from './handlers.server.ts'
import { service } from './service.ts'
import { createVideoFiles } from './video-files.server.ts'

export const feature: Feature = {
  name: 'online training',
  service,
  api: (context) => {
    const { CMS_URL: cmsUrl, SITE_KEY: siteKey } = context.configuration
    return createOnlineTrainingApi({ ...context, videos: createVideoFiles({ cmsUrl, siteKey }) })
  },
  descriptions: Object.values(described),
}
