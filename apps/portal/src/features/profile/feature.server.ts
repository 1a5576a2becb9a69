import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createProfileApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'profile',
  api: createProfileApi,
  descriptions: Object.values(described),
}
