import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [described.save, async () => ({ body: { ...demoOrganisation, version: 0 } })],
]
