import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createAccountsApi } from './handlers.server.ts'
import { accountCrontab, accountTasks } from './jobs.server.ts'
import { accountMails } from './mail-previews.server.ts'

export const feature: Feature = {
  name: 'accounts',
  mailPreviews: accountMails,
  api: createAccountsApi,
  descriptions: Object.values(described),
  tasks: ({ database }) => accountTasks(database),
  crontab: accountCrontab,
}
