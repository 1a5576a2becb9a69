import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createPushApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'push messages',
  api: createPushApi,
  descriptions: Object.values(described),
}
