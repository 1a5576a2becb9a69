import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createPaymentsApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'payments',
  api: createPaymentsApi,
  descriptions: Object.values(described),
}
