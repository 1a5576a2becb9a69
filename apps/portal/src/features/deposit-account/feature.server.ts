import { Hono } from 'hono'
import { handleEffect } from '#core/cases/effect.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { handleTask } from '#platform/jobs/task.server.ts'
import { describedAccount } from './account/endpoints.server.ts'
import { describedApplication } from './apply/endpoints.server.ts'
import { describedCustomerFile } from './customer-file/endpoints.server.ts'
import { createCustomerFileApi } from './customer-file/handlers.server.ts'
import { customerImportProposals } from './customer-file/import-proposals.server.ts'
import {
  inviteCustomersTask,
  sendCustomerInvitations,
} from './customer-file/invite-customers.server.ts'
import { customerImportData } from './customer-file/personal-data.server.ts'
import { importRetention } from './customer-file/remove-abandoned.server.ts'
import { applicationCases, applyApplicationDecision } from './decide/decide-application.server.ts'
import { describedDecision } from './decide/endpoints.server.ts'
import {
  lapseApprovals,
  lapseCrontab,
  lapseUnpaidApprovals,
} from './decide/lapse-approvals.server.ts'
import { createDepositAccountApi } from './handlers.server.ts'
import { depositMails } from './mail-previews.server.ts'
import { applicationKind } from './model/case-kind.ts'
import { moneyWork } from './money/count-work.server.ts'
import { describedMoney } from './money/endpoints.server.ts'
import { createMoneyApi } from './money/handlers.server.ts'
import { depositPayouts } from './money/payout-source.server.ts'
import { depositMoney } from './money-source.server.ts'
import { depositData } from './personal-data.server.ts'
import { refundKind } from './refund/case-kind.ts'
import {
  closeAccounts,
  closeRefundedAccounts,
  refundCrontab,
} from './refund/close-accounts.server.ts'
import { applyRefundDecision, refundCases } from './refund/decide-refund.server.ts'
import { describedRefund } from './refund/endpoints.server.ts'
import { createRefundApi } from './refund/handlers.server.ts'
import { refundData } from './refund/personal-data.server.ts'
import { refundRetention } from './refund/retention.server.ts'
import { depositRetention } from './retention.server.ts'
import { service } from './service.ts'
import { amountProposals } from './setup/amount-proposal.server.ts'
import { bankConnection } from './setup/bank-connection.server.ts'
import { describedSetup } from './setup/endpoints.server.ts'
import { depositCheck } from './setup/setup-check.server.ts'
import { describedShare } from './share/endpoints.server.ts'
import { createShareApi } from './share/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'deposit account',
  service,
  whenOff,
  slices: [
    'mail',
    'components',
    'setup',
    'apply',
    'refund',
    'letters',
    'share',
    'account',
    'decide',
    'money',
    'customer-file',
  ],
  staffWork: moneyWork,
  mailPreviews: depositMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createDepositAccountApi(context))
      .route('/', createShareApi(context))
      .route('/', createRefundApi(context))
      .route('/', createMoneyApi(context))
      .route('/', createCustomerFileApi(context)),
  connections: [bankConnection],
  setupChecks: [depositCheck],
  descriptions: [
    describedApplication,
    describedAccount,
    describedDecision,
    describedSetup,
    describedShare,
    describedRefund,
    describedMoney,
    describedCustomerFile,
  ].flatMap((part) => Object.values(part)),
  caseKinds: [applicationCases, refundCases],
  proposalKinds: [amountProposals, ...customerImportProposals],
  payoutSources: [depositPayouts],
  moneySources: [depositMoney],
  tasks: ({ database, encryption, portalUrl, payoutSources }) => [
    handleEffect(applicationKind, {
      database,
      onEffect: (transaction, effect) => applyApplicationDecision(transaction, effect, portalUrl),
    }),
    handleEffect(refundKind, {
      database,
      onEffect: (transaction, effect) =>
        applyRefundDecision({ encryption, portalUrl, payoutSources }, transaction, effect),
    }),
    handleTask(inviteCustomersTask, ({ importId }) =>
      sendCustomerInvitations({ database, portalUrl }, importId),
    ),
    handleTask(lapseApprovals, async () => void (await lapseUnpaidApprovals(database, portalUrl))),
    handleTask(closeAccounts, async () => void (await closeRefundedAccounts(database))),
  ],
  crontab: [...refundCrontab, ...lapseCrontab],
  personalTables: [...depositData, ...refundData, ...customerImportData],
  retention: [...depositRetention, ...refundRetention, ...importRetention],
  demo: async (context) => {
    const { seedDepositAccounts } = await import('./demo/seed-deposit-accounts.server.ts')
    await seedDepositAccounts(context)
  },
}
