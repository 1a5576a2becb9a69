import { Hono } from 'hono'
import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { accountDescribed } from './account/endpoints.server.ts'
import { createAccountApi } from './account/handlers.server.ts'
import { moneyDescribed } from './board/endpoints.server.ts'
import { createMoneyApi } from './board/handlers.server.ts'
import { moneyClosingChecks } from './closing-checks.server.ts'
import { moneyHandoverItems } from './handover-items.server.ts'
import { associationMoneyMails } from './mail-previews.server.ts'
import { payoutDescribed } from './payout/endpoints.server.ts'
import { createPayoutApi } from './payout/handlers.server.ts'
import { associationPayouts } from './payout/payout-source.server.ts'
import { associationMoneyData } from './personal-data.server.ts'
import { associationMoneyRetention } from './retention.server.ts'
import { service } from './service.ts'
import { moneyWork } from './staff/count-work.server.ts'
import { staffMoneyDescribed } from './staff/endpoints.server.ts'
import { createStaffMoneyApi } from './staff/handlers.server.ts'
import { statementDescribed } from './statement/endpoints.server.ts'
import { createStatementApi } from './statement/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'association money',
  service,
  whenOff,
  slices: ['components', 'account', 'statement', 'payout', 'board', 'staff'],
  mailPreviews: associationMoneyMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route(
        '/',
        createAccountApi({ ...context, ownAccounts: ownAccountsOf(context.configuration) }),
      )
      .route('/', createStatementApi(context))
      .route('/', createPayoutApi(context))
      .route('/', createMoneyApi(context))
      .route('/', createStaffMoneyApi(context)),
  descriptions: [
    ...Object.values(accountDescribed),
    ...Object.values(statementDescribed),
    ...Object.values(payoutDescribed),
    moneyDescribed,
    ...Object.values(staffMoneyDescribed),
  ],
  personalTables: associationMoneyData,
  retention: associationMoneyRetention,
  staffWork: [moneyWork],
  payoutSources: [associationPayouts],
  closingChecks: moneyClosingChecks,
  handoverItems: moneyHandoverItems,
  demo: async (context) => {
    const { seedAssociationMoney } = await import('./demo/seed-association-money.server.ts')
    await seedAssociationMoney(context)
  },
}
