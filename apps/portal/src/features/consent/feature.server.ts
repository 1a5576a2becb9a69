import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createAnalyticsApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'consent',
  api: createAnalyticsApi,
  descriptions: Object.values(described),
}
