import { eq } from 'drizzle-orm'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { institution } from '#core/studies/tables.server.ts'

export const institutionCheck: SetupCheck = {
  page: '/staff/institutions',
  isDone: async (database) =>
    (await database.$count(institution, eq(institution.isActive, true))) > 0,
}
