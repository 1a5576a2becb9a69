import { route } from '#platform/api/route.ts'
import type { AuditSearch } from './audit-search.ts'
import type { AuditPage } from './contract.ts'

type Asked = { [Name in keyof AuditSearch]: AuditSearch[Name] | undefined }

export const auditRoute = route<{ query: Asked; answer: AuditPage }>()(
  'GET',
  '/api/frontend/staff/audit',
)
