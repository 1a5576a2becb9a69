import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [described.propose, async () => ({ body: { refundLimitOre: 500_00, version: 1 } })],
]
