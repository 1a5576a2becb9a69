import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createMembershipsApi } from './api.server.ts'

export const feature: Feature = {
  name: 'memberships',
  routes: (context) => new Hono<ApiEnvironment>().route('/api', createMembershipsApi(context)),
}
