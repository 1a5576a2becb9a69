import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createAuditApi } from './api.server.ts'

export const feature: Feature = {
  name: 'audit',
  routes: ({ database, requireStaff }) =>
    new Hono<ApiEnvironment>().route(
      '/api',
      createAuditApi({ database, admins: requireStaff('admin') }),
    ),
}
