import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { providerConnections } from './connections.server.ts'
import { federatedDescriptions } from './endpoints.server.ts'
import { createFederatedApi } from './handlers.server.ts'
import { federatedCrontab, federatedTasks } from './jobs.server.ts'
import { federatedMails } from './mail-previews.server.ts'
import { federatedData } from './personal-data.server.ts'
import { providerIds } from './providers.ts'

export const feature: Feature = {
  name: 'federated login',
  mailPreviews: federatedMails,
  api: (context) => {
    const api = new Hono<ApiEnvironment>()
    for (const id of providerIds) api.route('/', createFederatedApi({ ...context, id }))
    return api
  },
  descriptions: federatedDescriptions,
  tasks: ({ database }) => federatedTasks(database),
  crontab: federatedCrontab,
  personalTables: federatedData,
  connections: providerConnections,
}
