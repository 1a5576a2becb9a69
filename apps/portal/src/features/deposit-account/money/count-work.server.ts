import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { findWaitingTransfers } from './waiting-money.server.ts'

/** Transfers that wait for what the roles of the caller permit. */
export const moneyWork: readonly WorkCounter[] = [
  {
    page: '/staff/transfers',
    roles: ['caseworker', 'payout-approver'],
    async count(database, { roles }) {
      const money = await findWaitingTransfers(database)
      const mayAllocate = roles.includes('caseworker')
      const toAllocate = mayAllocate ? money.unmatched.count + money.conflicts : 0
      return { waiting: toAllocate + money.unconfirmed.count + money.transferCorrections }
    },
  },
]
