import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createServicesApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'services',
  api: createServicesApi,
  descriptions: Object.values(described),
}
