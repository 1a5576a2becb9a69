import { isPaidTo } from '#core/bank/is-paid-to.ts'
import { prepareManualPayout, preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { refuse } from '#core/bank/refuse.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { requireCustomer } from './allocate-to-student.server.ts'
import { describedMoney as described } from './endpoints.server.ts'
import type { MoneyParts } from './money-parts.server.ts'
import { requireCause } from './require-cause.server.ts'

/** Money of a student that goes out without a refund; released as every payout is. */
export function createNewPayoutApi(parts: MoneyParts, dependencies: AuthDependencies) {
  const { database, encryption, payoutSources, ownAccounts } = parts
  const { api, serve } = serveEndpoints(dependencies)

  serve(
    described.preparePayout,
    async ({ staff, body: { key, payee, customerNumber, ...body } }) => {
      await requireCustomer(database, customerNumber)
      if (isPaidTo(payee, ownAccounts)) throw refuse('PAYOUT_ACCOUNT_OWN')
      const owner = { kind: 'deposit', key: customerNumber } as const
      const request = { ...body, owner, requestKey: `staff:${key}`, approvedBy: staff.userId }
      return database.transaction(async (transaction) => {
        const within = { encryption, payoutSources, database: transaction }
        const { requestKey } = request
        await requireCause(transaction, { ...body, customerNumber, requestKey })
        const id =
          payee.method === 'account'
            ? await preparePayout(within, { ...request, payee }, staff)
            : await prepareManualPayout(within, { ...request, payee }, staff)
        return { id }
      })
    },
  )

  return api
}
