import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [described.switch, async () => ({ params: { service: 'eateries' }, body: { isOn: false } })],
]
