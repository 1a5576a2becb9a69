import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { correctDescribed } from './correct/endpoints.server.ts'
import { createCorrectApi } from './correct/handlers.server.ts'
import { grantCases } from './decide/decide-grant.server.ts'
import { decideDescribed } from './decide/endpoints.server.ts'
import { createDecideApi } from './decide/handlers.server.ts'
import { grantCaseCrontab, grantCaseTasks } from './jobs.server.ts'
import { grantCaseMails } from './mail-previews.server.ts'
import { grantCaseWork } from './rounds/count-work.server.ts'
import { roundDescribed } from './rounds/endpoints.server.ts'
import { createRoundApi } from './rounds/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'grant cases',
  service,
  whenOff,
  slices: ['decide', 'correct', 'rounds'],
  mailPreviews: grantCaseMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createDecideApi(context))
      .route('/', createCorrectApi(context))
      .route('/', createRoundApi(context)),
  descriptions: [decideDescribed, correctDescribed, roundDescribed].flatMap((part) =>
    Object.values(part),
  ),
  caseKinds: [grantCases],
  tasks: grantCaseTasks,
  crontab: grantCaseCrontab,
  staffWork: [grantCaseWork],
}
