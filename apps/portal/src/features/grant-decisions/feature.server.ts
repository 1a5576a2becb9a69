import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { appealDescribed } from './appeal/endpoints.server.ts'
import { createAppealApi } from './appeal/handlers.server.ts'
import { correctDescribed } from './correct/endpoints.server.ts'
import { createCorrectApi } from './correct/handlers.server.ts'
import { decisionWork } from './count-work.server.ts'
import { grantDecisionMails } from './mail-previews.server.ts'
import { meetingDescribed } from './meeting/endpoints.server.ts'
import { createMeetingApi } from './meeting/handlers.server.ts'
import { releaseDescribed } from './release/endpoints.server.ts'
import { createReleaseApi } from './release/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'grant decisions',
  service,
  whenOff,
  slices: ['components', 'letters', 'meeting', 'release', 'appeal', 'correct'],
  mailPreviews: grantDecisionMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createMeetingApi(context))
      .route('/', createReleaseApi(context))
      .route('/', createAppealApi(context))
      .route('/', createCorrectApi(context)),
  descriptions: [
    ...Object.values(meetingDescribed),
    ...Object.values(releaseDescribed),
    ...Object.values(appealDescribed),
    ...Object.values(correctDescribed),
  ],
  staffWork: decisionWork,
}
