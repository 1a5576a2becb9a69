import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { meetingDescribed } from './meeting/endpoints.server.ts'
import { createMeetingApi } from './meeting/handlers.server.ts'
import { proposeDescribed } from './propose/endpoints.server.ts'
import { createProposeApi } from './propose/handlers.server.ts'
import { readDescribed } from './read/endpoints.server.ts'
import { createReadApi } from './read/handlers.server.ts'
import { readingWork } from './read/list-rounds.server.ts'
import { scoreDescribed } from './score/endpoints.server.ts'
import { createScoreApi } from './score/handlers.server.ts'
import { service } from './service.ts'

export const feature: Feature = {
  name: 'grant committee',
  service,
  slices: ['read', 'score', 'propose', 'meeting', 'room'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createReadApi(context))
      .route('/', createScoreApi(context))
      .route('/', createProposeApi(context))
      .route('/', createMeetingApi(context)),
  descriptions: [
    ...Object.values(readDescribed),
    ...Object.values(scoreDescribed),
    ...Object.values(proposeDescribed),
    ...Object.values(meetingDescribed),
  ],
  staffWork: [readingWork],
}
