import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createStaffAccessApi } from './api.server.ts'
import { createCodePages } from './code-pages.server.ts'
import { staffSchedules, staffTasks } from './jobs.server.ts'
import { createStaffPeopleApi } from './people-api.server.ts'

export const feature: Feature = {
  name: 'staff access',
  routes: (context) =>
    new Hono<ApiEnvironment>()
      .route('/api', createStaffAccessApi(context))
      .route('/api', createStaffPeopleApi(context)),
  tasks: staffTasks,
  schedules: staffSchedules,
  developmentPages: createCodePages,
}
