import type { Feature } from '#core/feature/feature.server.ts'
import { createMembershipsApi } from './api.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'memberships',
  routes: createMembershipsApi,
  descriptions: Object.values(described),
}
