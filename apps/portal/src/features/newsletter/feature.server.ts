import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { deliveryTask } from './issues/deliver-issue.server.ts'
import { described as issues } from './issues/endpoints.server.ts'
import { createIssuesApi } from './issues/handlers.server.ts'
import { newsletterMails } from './mail-previews.server.ts'
import { service } from './service.ts'
import { described as subscribing } from './subscribing/endpoints.server.ts'
import { createSubscribingApi } from './subscribing/handlers.server.ts'
import { createNewsletterLinks } from './subscribing/links.server.ts'
import { signUpTasks } from './subscribing/sign-up-task.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'newsletter',
  service,
  whenOff,
  slices: ['subscribing', 'issues'],
  mailPreviews: newsletterMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createSubscribingApi(context))
      .route('/', createIssuesApi(context)),
  descriptions: [subscribing, issues].flatMap((part) => Object.values(part)),
  tasks: (context) => [
    ...signUpTasks(context),
    deliveryTask({ ...context, links: createNewsletterLinks(context) }),
  ],
  demo: async ({ database }) => {
    const { seedNewsletter } = await import('./demo/seed-newsletter.server.ts')
    await seedNewsletter(database)
  },
}
