import { eq } from 'drizzle-orm'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { court } from '../model/tables.server.ts'

export const courtCheck: SetupCheck = {
  page: '/staff/sports/courts',
  isDone: async (database) => (await database.$count(court, eq(court.isOffered, true))) > 0,
}
