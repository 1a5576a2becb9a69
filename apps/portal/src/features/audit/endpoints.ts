import { endpoint } from '#platform/api/endpoint.ts'
import type { AuditPage } from './contract.ts'

/** What is no filter, no order and no page of the log is left out of account by the API. */
type Asked = Readonly<Record<string, string | number | undefined>>

export const auditEndpoint = endpoint<{ query: Asked; answer: AuditPage }>()(
  'GET',
  '/api/frontend/staff/audit',
)
