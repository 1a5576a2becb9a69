import { z } from 'zod'
import type { AuditValue } from '#core/audit/contract.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { AuditFilters } from './audit-filters.ts'
import { auditEndpoint } from './endpoints.ts'

const AuditLine = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.strictObject({
    kind: z.enum(['staff', 'command']),
    name: z.string().nullable(),
    roles: z.array(z.string()),
  }),
  action: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  before: z.custom<AuditValue>(),
  after: z.custom<AuditValue>(),
  requestId: z.string().nullable(),
})

export const described = {
  audit: describeEndpoint(auditEndpoint, {
    summary: 'What staff have done, the newest first unless asked otherwise.',
    access: { staff: ['admin'] },
    query: AuditFilters,
    answer: z.strictObject({ items: z.array(AuditLine), page: z.int(), total: z.int() }),
  }),
}
