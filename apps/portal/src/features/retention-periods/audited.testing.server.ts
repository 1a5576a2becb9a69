import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [described.save, async () => ({ body: { kind: 'inquiries', months: 24, version: 0 } })],
]
