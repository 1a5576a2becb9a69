import { Hono } from 'hono'
import { handleEffect } from '#core/cases/effect.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { handleTask } from '#platform/jobs/task.server.ts'
import { amountProposals } from './amount-proposal.server.ts'
import { applicationKind } from './case-kind.ts'
import { applicationCases, takeApplicationEffect } from './decide-application.server.ts'
import { described } from './endpoints.server.ts'
import { createDepositAccountApi } from './handlers.server.ts'
import { depositMails } from './mail-previews.server.ts'
import { moneyDescribed } from './money/endpoints.server.ts'
import { createMoneyApi } from './money/handlers.server.ts'
import { depositData } from './personal-data.server.ts'
import { refundKind } from './refund/case-kind.ts'
import {
  closeAccounts,
  closeRefundedAccounts,
  refundCrontab,
} from './refund/close-accounts.server.ts'
import { refundCases, takeRefundEffect } from './refund/decide-refund.server.ts'
import { describedRefund } from './refund/endpoints.server.ts'
import { createRefundApi } from './refund/handlers.server.ts'
import { refundData } from './refund/personal-data.server.ts'
import { refundRetention } from './refund/retention.server.ts'
import { depositRetention } from './retention.server.ts'
import { described as sharingDescribed } from './sharing/endpoints.server.ts'
import { createSharingApi } from './sharing/handlers.server.ts'

import {
  lapseApprovals,
  lapseCrontab,
  lapseUnpaidApprovals,
} from './way-back/lapse-approvals.server.ts'

export const feature: Feature = {
  name: 'deposit account',
  mailPreviews: depositMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createDepositAccountApi(context))
      .route('/', createSharingApi(context))
      .route('/', createRefundApi(context))
      .route('/', createMoneyApi(context)),
  descriptions: [described, sharingDescribed, describedRefund, moneyDescribed].flatMap((part) =>
    Object.values(part),
  ),
  caseKinds: [applicationCases, refundCases],
  proposalKinds: [amountProposals],
  tasks: ({ database, encryption, portalUrl }) => [
    handleEffect(applicationKind, {
      database,
      onEffect: (transaction, effect) => takeApplicationEffect(transaction, effect, portalUrl),
    }),
    handleEffect(refundKind, {
      database,
      onEffect: (transaction, effect) =>
        takeRefundEffect({ encryption, portalUrl }, transaction, effect),
    }),
    handleTask(lapseApprovals, async () => void (await lapseUnpaidApprovals(database, portalUrl))),
    handleTask(closeAccounts, async () => void (await closeRefundedAccounts(database))),
  ],
  crontab: [...refundCrontab, ...lapseCrontab],
  personalTables: [...depositData, ...refundData],
  retention: [...depositRetention, ...refundRetention],
  demo: async (context) => {
    const { seedDepositAccounts } = await import('./demo/seed-deposit-accounts.server.ts')
    await seedDepositAccounts(context)
  },
}
