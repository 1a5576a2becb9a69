import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import { isStrongLoginOffered } from '#core/sessions/strong/strong-session.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { guardianDescribed } from './guardian/endpoints.server.ts'
import { createGuardianApi } from './guardian/handlers.server.ts'
import { kindergartenMessageTasks } from './jobs.server.ts'
import { kindergartenMessageMails } from './mail-previews.server.ts'
import { noticesDescribed } from './notices/endpoints.server.ts'
import { createNoticesApi } from './notices/handlers.server.ts'
import { service } from './service.ts'
import { messageWork } from './staff/count-work.server.ts'
import { staffDescribed } from './staff/endpoints.server.ts'
import { createStaffApi } from './staff/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'messages of kindergartens',
  service,
  whenOff,
  slices: ['mails', 'guardian', 'notices', 'staff'],
  staffWork: [messageWork],
  mailPreviews: kindergartenMessageMails,
  api: (context) => {
    const parts = {
      ...context,
      isStrongLoginOffered: isStrongLoginOffered(context.configuration),
    }
    return new Hono<ApiEnvironment>()
      .route('/', createGuardianApi(parts))
      .route('/', createStaffApi(parts))
      .route('/', createNoticesApi(parts))
  },
  descriptions: [guardianDescribed, staffDescribed, noticesDescribed].flatMap((part) =>
    Object.values(part),
  ),
  tasks: kindergartenMessageTasks,
  demo: async (context) => {
    const { seedMessages } = await import('./demo/seed-messages.server.ts')
    await seedMessages(context)
  },
}
