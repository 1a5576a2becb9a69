import { Hono } from 'hono'
import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import { refuse } from '#core/bank/refuse.server.ts'
import type { AuthDependencies } from '#core/feature/serve-endpoints.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { depositHolderOf } from '../model/deposit-holder.server.ts'
import type { MoneyParts } from './money-parts.server.ts'
import { createNewPayoutApi } from './new-payout-handlers.server.ts'
import { moneyHooks } from './notify-students.server.ts'
import { createTransfersApi } from './transfers-handlers.server.ts'

/** What staff do with money: transfers that come, and files of the bank. */
export function createMoneyApi({
  database,
  encryption,
  clock,
  portalUrl,
  payoutSources,
  configuration,
  ...dependencies
}: AuthDependencies & Omit<MoneyParts, 'holder' | 'ownAccounts' | 'hooks' | 'requireHolder'>) {
  const parts: MoneyParts = {
    database,
    encryption,
    clock,
    portalUrl,
    payoutSources,
    configuration,
    get holder() {
      return depositHolderOf(configuration)
    },
    ownAccounts: ownAccountsOf(configuration),
    hooks: moneyHooks(portalUrl),
    requireHolder: () => {
      const holder = depositHolderOf(configuration)
      if (!holder) throw refuse('ACCOUNT_NOT_SET_UP')
      return holder
    },
  }
  return new Hono<ApiEnvironment>()
    .route('/', createTransfersApi(parts, dependencies))
    .route('/', createNewPayoutApi(parts, dependencies))
}
