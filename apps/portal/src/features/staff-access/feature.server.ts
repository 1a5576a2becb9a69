import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { described as invitation } from './accept-invitation/endpoints.server.ts'
import { createInvitationApi } from './accept-invitation/handlers.server.ts'
import { createContentEditors } from './editors/content-editors.server.ts'
import { editorTasks } from './editors/editor-tasks.server.ts'
import { described as editors } from './editors/endpoints.server.ts'
import { createEditorsApi } from './editors/handlers.server.ts'
import { createCodePages } from './enter/code-pages.server.ts'
import { described as enter } from './enter/endpoints.server.ts'
import { createEnterApi } from './enter/handlers.server.ts'
import { announceFirstStart } from './first-administrator/announce-first-start.server.ts'
import { described as firstStart } from './first-administrator/endpoints.server.ts'
import { createFirstStartApi } from './first-administrator/handlers.server.ts'
import { staffCrontab, staffTasks } from './jobs.server.ts'
import { staffMails } from './mail-previews.server.ts'
import { accessProposalKinds } from './people/access-proposals.server.ts'
import { described as people } from './people/endpoints.server.ts'
import { createStaffPeopleApi } from './people/handlers.server.ts'
import { peopleCheck } from './people/setup-check.server.ts'

export const feature: Feature = {
  name: 'staff access',
  slices: ['enter', 'first-administrator', 'accept-invitation', 'editors', 'people'],
  mailPreviews: staffMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createEnterApi(context))
      .route('/', createFirstStartApi(context))
      .route('/', createInvitationApi(context))
      .route('/', createStaffPeopleApi(context))
      .route(
        '/',
        createEditorsApi({ ...context, editors: createContentEditors(context.configuration) }),
      ),
  setupChecks: [peopleCheck],
  descriptions: [enter, firstStart, invitation, people, editors].flatMap((part) =>
    Object.values(part),
  ),
  proposalKinds: accessProposalKinds,
  tasks: (context) => [
    ...staffTasks(context),
    ...editorTasks({ ...context, editors: createContentEditors(context.configuration) }),
  ],
  crontab: staffCrontab,
  developmentPages: (context) =>
    createCodePages({
      ...context,
      loadDemoEmails: async () => {
        const { demoStaff } = await import('./demo/demo-staff.ts')
        return Object.values(demoStaff).map(({ email }) => email)
      },
    }),
  begin: announceFirstStart,
  demo: async ({ database, encryption }) => {
    const { seedStaff } = await import('./demo/seed-staff.server.ts')
    await seedStaff(database, encryption)
  },
}
