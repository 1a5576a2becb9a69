import type { Feature } from '#core/feature/feature.server.ts'
import { createPushApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'push messages',
  routes: createPushApi,
  descriptions: Object.values(described),
}
