import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff/staff-calls.ts'
import type { AuditSearch } from './audit-search.ts'
import { auditRoute } from './routes.ts'

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: [...staffKey, 'audit', search],
    queryFn: ({ signal }) => callStaff(auditRoute, { query: search, signal }),
    retry: false,
  })
