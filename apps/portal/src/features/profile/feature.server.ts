import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createProfileApi } from './api.server.ts'

export const feature: Feature = {
  name: 'profile',
  routes: (context) => new Hono<ApiEnvironment>().route('/api', createProfileApi(context)),
}
