import { eq } from 'drizzle-orm'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'

/** Payouts that boards ask for. */
export const moneyWork: WorkCounter = {
  page: '/staff/associations/money',
  roles: ['caseworker'],
  count: async (database) => ({
    waiting: await database.$count(
      associationPayoutRequest,
      eq(associationPayoutRequest.state, 'waiting'),
    ),
  }),
}
