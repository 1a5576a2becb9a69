import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { exerciseCategory, groupClassSchedule } from './model/tables.server.ts'

export const classChecks: readonly SetupCheck[] = [
  {
    page: '/staff/sports/centers',
    isDone: async (database) => (await database.$count(sportsCenter)) > 0,
  },
  {
    page: '/staff/sports/class-setup',
    isDone: async (database) => (await database.$count(exerciseCategory)) > 0,
  },
  {
    page: '/staff/sports/schedule',
    isDone: async (database) => (await database.$count(groupClassSchedule)) > 0,
  },
]
