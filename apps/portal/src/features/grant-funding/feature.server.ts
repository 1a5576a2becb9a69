import { Hono } from 'hono'
import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { answerDescribed } from './answer/endpoints.server.ts'
import { createAnswerApi } from './answer/handlers.server.ts'
import { fundingClosingChecks } from './closing-checks.server.ts'
import { fundingHandoverItems } from './handover-items.server.ts'
import { grantFundingCrontab, grantFundingTasks } from './jobs.server.ts'
import { grantFundingMails } from './mail-previews.server.ts'
import { overviewDescribed } from './overview/endpoints.server.ts'
import { createOverviewApi } from './overview/handlers.server.ts'
import { grantPayouts } from './payout/payout-source.server.ts'
import { reportDescribed } from './report/endpoints.server.ts'
import { createReportApi } from './report/handlers.server.ts'
import { service } from './service.ts'
import { fundingWork } from './staff/count-work.server.ts'
import { staffFundingDescribed } from './staff/endpoints.server.ts'
import { createStaffFundingApi } from './staff/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'grant funding',
  service,
  whenOff,
  slices: ['components', 'answer', 'report', 'overview', 'payout', 'claim', 'review', 'staff'],
  mailPreviews: grantFundingMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createOverviewApi(context))
      .route(
        '/',
        createAnswerApi({ ...context, ownAccounts: ownAccountsOf(context.configuration) }),
      )
      .route('/', createReportApi(context))
      .route('/', createStaffFundingApi(context)),
  descriptions: [
    overviewDescribed,
    answerDescribed,
    reportDescribed,
    staffFundingDescribed,
  ].flatMap((part) => Object.values(part)),
  tasks: grantFundingTasks,
  crontab: grantFundingCrontab,
  staffWork: [fundingWork],
  payoutSources: [grantPayouts],
  closingChecks: fundingClosingChecks,
  handoverItems: fundingHandoverItems,
}
