import { Hono } from 'hono'
import { handleEffect } from '#core/cases/effect.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { handleTask } from '#platform/jobs/task.server.ts'
import { appealDescribed } from './appeal/endpoints.server.ts'
import { createAppealApi } from './appeal/handlers.server.ts'
import { ownAppealDescribed } from './appeal/own-endpoints.server.ts'
import { createOwnAppealApi } from './appeal/own-handlers.server.ts'
import { correctDescribed } from './correct/endpoints.server.ts'
import { followUpWork } from './correct/follow-up.server.ts'
import { createCorrectApi } from './correct/handlers.server.ts'
import { staffLetterDescribed } from './correct/letter-endpoints.server.ts'
import { createStaffLetterApi } from './correct/letter-handlers.server.ts'
import { applyHealthDecision } from './decide/apply-decision.server.ts'
import { decideDescribed } from './decide/endpoints.server.ts'
import { createDecideApi } from './decide/handlers.server.ts'
import { healthCases } from './decide/health-cases.server.ts'
import { draftDescribed } from './draft/endpoints.server.ts'
import { createDraftApi } from './draft/handlers.server.ts'
import { figuresDescribed } from './figures/endpoints.server.ts'
import { createFiguresApi } from './figures/handlers.server.ts'
import { closeHealthRefunds, closeSettledRefunds, healthCrontab } from './jobs.server.ts'
import { lettersDescribed } from './letters/endpoints.server.ts'
import { createLettersApi } from './letters/handlers.server.ts'
import { healthMails } from './mail-previews.server.ts'
import { overviewDescribed } from './overview/endpoints.server.ts'
import { createOverviewApi } from './overview/handlers.server.ts'
import { healthPayouts } from './payout/payout-source.server.ts'
import { sendDescribed } from './send/endpoints.server.ts'
import { createSendApi } from './send/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'health refunds',
  service,
  whenOff,
  slices: [
    'components',
    'draft',
    'send',
    'letters',
    'decide',
    'correct',
    'appeal',
    'overview',
    'apply',
    'figures',
    'payout',
    'case-page',
  ],
  mailPreviews: healthMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createDraftApi(context))
      .route('/', createSendApi(context))
      .route('/', createOverviewApi(context))
      .route('/', createDecideApi(context))
      .route('/', createCorrectApi(context))
      .route('/', createAppealApi(context))
      .route('/', createFiguresApi(context))
      .route('/', createLettersApi(context))
      .route('/', createStaffLetterApi(context))
      .route('/', createOwnAppealApi(context)),
  descriptions: [
    draftDescribed,
    sendDescribed,
    overviewDescribed,
    decideDescribed,
    correctDescribed,
    appealDescribed,
    figuresDescribed,
    lettersDescribed,
    staffLetterDescribed,
    ownAppealDescribed,
  ].flatMap((part): Description[] => Object.values(part)),
  caseKinds: [healthCases],
  payoutSources: [healthPayouts],
  staffWork: [followUpWork('/staff/health/after-decisions')],
  tasks: ({ database, encryption, portalUrl, payoutSources }) => [
    handleEffect(healthKind, {
      database,
      onEffect: (transaction, effect) =>
        applyHealthDecision({ encryption, portalUrl, payoutSources }, transaction, effect),
    }),
    handleTask(closeHealthRefunds, async () => void (await closeSettledRefunds(database))),
  ],
  crontab: healthCrontab,
  demo: async (context) => {
    const { seedHealthRefunds } = await import('./demo/seed-health-refunds.server.ts')
    await seedHealthRefunds(context)
  },
}
