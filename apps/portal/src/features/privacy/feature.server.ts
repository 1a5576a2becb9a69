import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createPrivacyApi } from './api.server.ts'
import { privacySchedules, privacyTasks } from './jobs.server.ts'
import { jobRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'privacy',
  routes: (context) => new Hono<ApiEnvironment>().route('/api', createPrivacyApi(context)),
  tasks: privacyTasks,
  schedules: privacySchedules,
  retention: jobRetention,
}
