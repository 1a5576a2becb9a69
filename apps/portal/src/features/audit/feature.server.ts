import type { Feature } from '#core/feature/feature.server.ts'
import { createAuditApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'audit',
  routes: createAuditApi,
  descriptions: Object.values(described),
}
