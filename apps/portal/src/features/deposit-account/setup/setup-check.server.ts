import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { depositAmount } from '../model/tables.server.ts'

export const depositCheck: SetupCheck = {
  page: '/staff/deposit-amounts',
  isDone: async (database) => (await database.$count(depositAmount)) > 0,
}
