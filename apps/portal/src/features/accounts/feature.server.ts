import type { Feature } from '#core/feature/feature.server.ts'
import { emailDescribed } from './email/endpoints.server.ts'
import { createAccountsApi } from './handlers.server.ts'
import { accountCrontab, accountTasks } from './jobs.server.ts'
import { linksDescribed } from './links/endpoints.server.ts'
import { loginDescribed } from './login/endpoints.server.ts'
import { accountMails } from './mail-previews.server.ts'
import { passwordsDescribed } from './passwords/endpoints.server.ts'
import { sessionListDescribed } from './sessions/endpoints.server.ts'
import { signUpDescribed } from './sign-up/endpoints.server.ts'

export const feature: Feature = {
  name: 'accounts',
  slices: ['components', 'links', 'login', 'sign-up', 'email', 'passwords', 'sessions'],
  mailPreviews: accountMails,
  api: createAccountsApi,
  descriptions: [
    ...Object.values(loginDescribed),
    ...Object.values(signUpDescribed),
    ...Object.values(linksDescribed),
    ...Object.values(emailDescribed),
    ...Object.values(passwordsDescribed),
    ...Object.values(sessionListDescribed),
  ],
  tasks: ({ database }) => accountTasks(database),
  crontab: accountCrontab,
}
