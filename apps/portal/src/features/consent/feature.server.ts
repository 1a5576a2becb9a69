import type { Feature } from '#core/feature/feature.server.ts'
import { createAnalyticsApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'consent',
  routes: createAnalyticsApi,
  descriptions: Object.values(described),
}
