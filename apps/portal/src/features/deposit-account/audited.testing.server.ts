import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './routes.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.saveAmount,
    async () => ({
      body: { academicYear: 2030, kind: 'year', amountOre: 1_000, source: 'udi.no', version: 0 },
    }),
  ],
]
