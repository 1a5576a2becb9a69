import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { editDescribed } from './edit/endpoints.server.ts'
import { createRedirectApi } from './edit/handlers.server.ts'
import { fileDescribed } from './file/endpoints.server.ts'
import { createRedirectFileApi } from './file/handlers.server.ts'
import { followRedirects } from './follow/follow-redirects.server.ts'
import { missedDescribed } from './missed/endpoints.server.ts'
import { createMissedApi } from './missed/handlers.server.ts'

export const feature: Feature = {
  name: 'redirects',
  slices: ['follow', 'edit', 'missed', 'file', 'page'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createRedirectApi(context))
      .route('/', createMissedApi(context))
      .route('/', createRedirectFileApi(context)),
  descriptions: [editDescribed, missedDescribed, fileDescribed].flatMap((part) =>
    Object.values(part),
  ),
  begin: followRedirects,
}
