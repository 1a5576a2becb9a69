import { isNull } from 'drizzle-orm'
import { grantCommitteeTerm, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'

export const grantChecks: readonly SetupCheck[] = [
  {
    page: '/staff/grants/setup',
    isDone: async (database) => (await database.$count(grantType, isNull(grantType.removedAt))) > 0,
  },
  {
    page: '/staff/grants/setup/rounds',
    isDone: async (database) =>
      (await database.$count(grantRound, isNull(grantRound.cancelledAt))) > 0,
  },
  {
    page: '/staff/grants/setup/committee',
    isDone: async (database) => (await database.$count(grantCommitteeTerm)) > 0,
  },
]
