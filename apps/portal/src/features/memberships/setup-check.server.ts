import { eq } from 'drizzle-orm'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { fitnessMembershipType as type } from './model/tables.server.ts'

export const membershipTypesCheck: SetupCheck = {
  page: '/staff/sports/membership-types',
  isDone: async (database) => (await database.$count(type, eq(type.isOffered, true))) > 0,
}
