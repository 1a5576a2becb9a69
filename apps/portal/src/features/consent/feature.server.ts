import type { Feature } from '#core/feature/feature.server.ts'
import { createEventsApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'consent',
  routes: createEventsApi,
  descriptions: Object.values(described),
}
