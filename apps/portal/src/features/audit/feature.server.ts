import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createAuditApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'audit',
  api: createAuditApi,
  descriptions: Object.values(described),
}
