import { healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'

export const schemeCheck: SetupCheck = {
  page: '/staff/health/schemes',
  isDone: async (database) => (await database.$count(healthSchemeVersion)) > 0,
}
