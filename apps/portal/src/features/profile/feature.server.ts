import type { Feature } from '#core/feature/feature.server.ts'
import { createProfileApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'profile',
  routes: createProfileApi,
  descriptions: Object.values(described),
}
