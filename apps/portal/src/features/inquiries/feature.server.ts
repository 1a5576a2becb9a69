import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createInboxApi } from './inbox/api.server.ts'
import { described as inbox } from './inbox/routes.server.ts'
import { createIncomingApi } from './incoming/api.server.ts'
import { noteMailOutcome } from './incoming/note-outcome.server.ts'
import { described as incoming } from './incoming/routes.server.ts'
import { inquiryData } from './personal-data.server.ts'
import { inquiryRetention } from './retention.server.ts'

export const feature: Feature = {
  name: 'inquiries',
  routes: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createInboxApi(context))
      .route('/', createIncomingApi(context)),
  descriptions: [...Object.values(inbox), ...Object.values(incoming)],
  personalTables: inquiryData,
  retention: inquiryRetention,
  onMailOutcome: ({ database }, outcome) => noteMailOutcome(database, outcome),
}
