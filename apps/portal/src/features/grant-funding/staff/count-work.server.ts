import { grantAward } from '#core/grants/funding/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { waitsForStaff } from './list-funding.server.ts'

/** Grants with something that staff do next. */
export const fundingWork: WorkCounter = {
  page: '/staff/grants/payment',
  roles: ['caseworker'],
  count: async (database) => ({
    waiting: await database.$count(grantAward, waitsForStaff(osloDate(new Date()))),
  }),
}
