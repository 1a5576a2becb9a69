import { gt, isNull } from 'drizzle-orm'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantBudget, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findTerms } from './terms/find-terms.server.ts'
import { findWarnings } from './terms/term-rules.ts'

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
    page: '/staff/grants/setup/budgets',
    isDone: async (database) =>
      (await database.$count(grantBudget, gt(grantBudget.amountOre, 0))) > 0,
  },
  {
    page: '/staff/grants/setup/committee',
    // A single term decides nothing.
    isDone: async (database) => {
      const [terms, { leastPresent }] = await Promise.all([
        findTerms(database),
        readGrantSettings(database),
      ])
      const warnings = findWarnings(terms, { today: osloDate(new Date()), leastPresent })
      return warnings.every((warning) => warning === 'ending')
    },
  },
]
