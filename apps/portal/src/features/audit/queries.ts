import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff/staff-calls.ts'
import type { AuditSearch } from './audit-search.ts'
import type { AuditPage } from './contract.ts'

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: [...staffKey, 'audit', search],
    queryFn: ({ signal }) => callStaff<AuditPage>(`audit?${queryOf(search)}`, { signal }),
    retry: false,
  })

function queryOf({ page, ...filters }: AuditSearch): string {
  const query = new URLSearchParams(filters)
  if (page !== undefined) query.set('page', String(page))
  return query.toString()
}
