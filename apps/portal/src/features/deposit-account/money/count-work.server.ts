import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { findWaitingMoney } from './waiting-money.server.ts'

/** Transfers and payouts that wait for something that the caller may do. */
export const moneyWork: readonly WorkCounter[] = [
  {
    page: '/staff/transfers',
    roles: ['caseworker', 'payout-approver'],
    async count(database, { roles }) {
      const money = await findWaitingMoney(database)
      const mayAllocate = roles.includes('caseworker')
      const toAllocate = mayAllocate ? money.unmatched.count + money.conflicts : 0
      return { waiting: toAllocate + money.unconfirmed.count + money.transferCorrections }
    },
  },
  {
    page: '/staff/payouts',
    roles: ['caseworker', 'payout-approver'],
    async count(database, { roles }) {
      const money = await findWaitingMoney(database)
      const toRelease = roles.includes('payout-approver') ? money.toRelease.count : 0
      return { waiting: toRelease + money.returned.count + money.payoutCorrections }
    },
  },
]
