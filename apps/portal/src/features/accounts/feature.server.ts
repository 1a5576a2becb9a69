import type { Feature } from '#core/feature/feature.server.ts'
import { createAccountsApi } from './api.server.ts'
import { accountCrontab, accountTasks } from './jobs.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'accounts',
  routes: createAccountsApi,
  descriptions: Object.values(described),
  tasks: ({ database }) => accountTasks(database),
  crontab: accountCrontab,
}
