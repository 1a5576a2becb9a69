import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { grantClosingChecks } from './closing-checks.server.ts'
import { draftDescribed } from './draft/endpoints.server.ts'
import { createDraftApi } from './draft/handlers.server.ts'
import { filesDescribed } from './files/endpoints.server.ts'
import { createFilesApi } from './files/handlers.server.ts'
import { grantHandoverItems } from './handover-items.server.ts'
import { grantApplicationCrontab, grantApplicationTasks } from './jobs.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { createListApi } from './list/handlers.server.ts'
import { grantApplicationMails } from './mail-previews.server.ts'
import { readDescribed } from './read/endpoints.server.ts'
import { createReadApi } from './read/handlers.server.ts'
import { sendDescribed } from './send/endpoints.server.ts'
import { createSendApi } from './send/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'grant applications',
  service,
  whenOff,
  slices: ['remind', 'list', 'draft', 'files', 'read', 'send', 'page'],
  mailPreviews: grantApplicationMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createListApi(context))
      .route('/', createReadApi(context))
      .route('/', createDraftApi(context))
      .route('/', createFilesApi(context))
      .route('/', createSendApi(context)),
  descriptions: [
    ...Object.values(listDescribed),
    ...Object.values(readDescribed),
    ...Object.values(draftDescribed),
    ...Object.values(filesDescribed),
    ...Object.values(sendDescribed),
  ],
  tasks: grantApplicationTasks,
  crontab: grantApplicationCrontab,
  closingChecks: grantClosingChecks,
  handoverItems: grantHandoverItems,
}
