import { handleEffect } from '#core/cases/effect.server.ts'
import type { Feature } from '#core/feature/feature.server.ts'
import { createDepositAccountApi } from './api.server.ts'
import { applicationKind } from './case-kind.ts'
import { applicationCases, takeApplicationEffect } from './decide-application.server.ts'
import { createMoneyApi } from './money/api.server.ts'
import { moneyDescribed } from './money/routes.server.ts'
import { depositData } from './personal-data.server.ts'
import { depositRetention } from './retention.server.ts'
import { described } from './routes.server.ts'

export const feature: Feature = {
  name: 'deposit account',
  routes: (context) => createDepositAccountApi(context).route('/', createMoneyApi(context)),
  descriptions: [...Object.values(described), ...Object.values(moneyDescribed)],
  caseKinds: [applicationCases],
  tasks: ({ database, portalUrl }) => [
    handleEffect(applicationKind, {
      database,
      onEffect: (transaction, effect) => takeApplicationEffect(transaction, effect, portalUrl),
    }),
  ],
  personalTables: depositData,
  retention: depositRetention,
  demo: async (context) => {
    const { seedDepositAccounts } = await import('./demo/seed-deposit-accounts.server.ts')
    await seedDepositAccounts(context)
  },
}
