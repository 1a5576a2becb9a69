import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createAccountsApi } from './api.server.ts'
import { accountSchedules, accountTasks } from './jobs.server.ts'

export const feature: Feature = {
  name: 'accounts',
  routes: (context) => new Hono<ApiEnvironment>().route('/api', createAccountsApi(context)),
  tasks: ({ database }) => accountTasks(database),
  schedules: accountSchedules,
}
