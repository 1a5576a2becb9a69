import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { described as assembly } from './assembly/endpoints.server.ts'
import { createAssemblyApi } from './assembly/handlers.server.ts'
import { described as contacts } from './contacts/endpoints.server.ts'
import { createContactsApi } from './contacts/handlers.server.ts'
import { associationContactCrontab, associationContactTasks } from './jobs.server.ts'
import { associationContactMails } from './mail-previews.server.ts'
import { contactHandoverItems } from './model/handover-items.server.ts'
import { described as oversight } from './oversight/endpoints.server.ts'
import { countAttention } from './oversight/find-attention.server.ts'
import { createOversightApi } from './oversight/handlers.server.ts'
import { associationContactData } from './personal-data.server.ts'
import { associationContactRetention } from './retention.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'contact persons of associations',
  service,
  whenOff,
  slices: ['contacts', 'assembly', 'oversight'],
  mailPreviews: associationContactMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createContactsApi(context))
      .route('/', createAssemblyApi(context))
      .route('/', createOversightApi(context)),
  descriptions: [contacts, assembly, oversight].flatMap((part) => Object.values(part)),
  tasks: associationContactTasks,
  crontab: associationContactCrontab,
  personalTables: associationContactData,
  retention: associationContactRetention,
  handoverItems: contactHandoverItems,
  staffWork: [
    {
      page: '/staff/associations/contact-persons',
      roles: ['caseworker'],
      count: async (database) => ({ waiting: await countAttention(database, new Date()) }),
    },
  ],
  demo: async ({ database }) => {
    const { seedBoards } = await import('./demo/seed-boards.server.ts')
    await seedBoards(database)
  },
}
