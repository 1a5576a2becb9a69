import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createRetentionApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'retention-periods',
  api: createRetentionApi,
  descriptions: Object.values(described),
}
