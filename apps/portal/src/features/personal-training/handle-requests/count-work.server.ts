import { isNull } from 'drizzle-orm'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { trainingRequest } from '../model/tables.server.ts'

/** Requests that no trainer has handled yet. */
export const requestWork: WorkCounter = {
  page: '/staff/sports/requests',
  roles: ['sports', 'admin'],
  count: async (database) => ({
    waiting: await database.$count(trainingRequest, isNull(trainingRequest.handledAt)),
  }),
}
