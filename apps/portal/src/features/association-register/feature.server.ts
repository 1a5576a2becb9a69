import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { accessDescribed } from './access/endpoints.server.ts'
import { createAccessApi } from './access/handlers.server.ts'
import { invitationsDescribed } from './invitations/endpoints.server.ts'
import { createInvitationsApi } from './invitations/handlers.server.ts'
import { registerTasks } from './jobs.server.ts'
import { registerMails } from './mail-previews.server.ts'
import { fileDescribed } from './member-file/endpoints.server.ts'
import { createFileApi } from './member-file/handlers.server.ts'
import { registerData } from './personal-data.server.ts'
import { registerDescribed } from './register/endpoints.server.ts'
import { createRegisterApi } from './register/handlers.server.ts'
import { registerRetention } from './retention.server.ts'
import { rolesDescribed } from './roles/endpoints.server.ts'
import { createRolesApi } from './roles/handlers.server.ts'
import { service } from './service.ts'
import { staffRegisterDescribed } from './staff/endpoints.server.ts'
import { createStaffRegisterApi } from './staff/handlers.server.ts'

export const feature: Feature = {
  name: 'association register',
  service,
  slices: ['roles', 'access', 'invitations', 'member-file', 'register', 'staff'],
  mailPreviews: registerMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createRolesApi(context))
      .route('/', createAccessApi(context))
      .route('/', createInvitationsApi(context))
      .route('/', createFileApi(context))
      .route('/', createRegisterApi(context))
      .route('/', createStaffRegisterApi(context)),
  descriptions: [
    rolesDescribed,
    accessDescribed,
    invitationsDescribed,
    fileDescribed,
    registerDescribed,
    staffRegisterDescribed,
  ].flatMap((part) => Object.values(part)),
  tasks: registerTasks,
  personalTables: registerData,
  retention: registerRetention,
}
