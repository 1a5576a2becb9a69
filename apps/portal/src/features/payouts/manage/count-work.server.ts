import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { findWaitingPayouts } from './waiting-payouts.server.ts'

/** Payouts that wait for what the roles of the caller permit. */
export const payoutWork: readonly WorkCounter[] = [
  {
    page: '/staff/payouts',
    roles: ['caseworker', 'payout-approver'],
    async count(database, { roles }) {
      const money = await findWaitingPayouts(database)
      const toRelease = roles.includes('payout-approver') ? money.toRelease.count : 0
      return { waiting: toRelease + money.returned.count + money.payoutCorrections }
    },
  },
]
