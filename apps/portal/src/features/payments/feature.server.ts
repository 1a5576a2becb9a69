import type { Feature } from '#core/feature/feature.server.ts'
import { createPaymentsApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'payments',
  routes: createPaymentsApi,
  descriptions: Object.values(described),
}
