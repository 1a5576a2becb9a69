import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedSetup as described } from './setup/endpoints.server.ts'
import { moneyAudited } from './testing/audited-money.testing.server.ts'

export const auditedCalls: AuditedCalls = [
  ...moneyAudited,
  [
    described.saveAmount,
    async () => ({
      body: { academicYear: 2030, kind: 'year', amountOre: 1_000, source: 'udi.no', version: 0 },
    }),
  ],
  [
    described.saveDeadlines,
    async () => ({
      body: {
        autumnLastDay: '09-01',
        springLastDay: '02-01',
        autumnDue: '06-01',
        springDue: '10-15',
        daysToPay: 10,
        usualDays: 14,
        lapseDays: 30,
        reminderDays: 7,
        version: 1,
      },
    }),
  ],
]
