import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { describedBudgets } from './budgets/endpoints.server.ts'
import { createGrantBudgetApi } from './budgets/handlers.server.ts'
import { describedLists } from './lists/endpoints.server.ts'
import { createGrantSetupApi } from './lists/handlers.server.ts'
import { grantSetupMails } from './mail-previews.server.ts'
import { describedRounds } from './rounds/endpoints.server.ts'
import { createGrantRoundApi } from './rounds/handlers.server.ts'
import { service } from './service.ts'
import { grantChecks } from './setup-checks.server.ts'
import { committeeWork } from './terms/count-work.server.ts'
import { describedTerms } from './terms/endpoints.server.ts'
import { createCommitteeTermApi } from './terms/handlers.server.ts'

export const feature: Feature = {
  name: 'grants: setup',
  service,
  slices: ['components', 'lists', 'budgets', 'rounds', 'terms'],
  mailPreviews: grantSetupMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createGrantSetupApi(context))
      .route('/', createGrantBudgetApi(context))
      .route('/', createGrantRoundApi(context))
      .route('/', createCommitteeTermApi(context)),
  descriptions: [describedLists, describedBudgets, describedRounds, describedTerms].flatMap(
    (part) => Object.values(part),
  ),
  setupChecks: grantChecks,
  staffWork: [committeeWork],
}
