import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { longestAuditPage } from './audit-filters.ts'
import type { AuditLine, AuditPage } from './contract.ts'
import { auditEndpoint } from './endpoints.ts'

export const auditQuery = (search: TableSearch) =>
  queryOptions({
    queryKey: [...staffKey, 'audit', search],
    queryFn: ({ signal }) => fetchPage(search, signal),
    retry: false,
  })

/** More is no longer a list that somebody reads in a spreadsheet. */
const longestExport = 20_000

/** All that the filters leave, the longest pages at a time. */
export async function fetchAll({ page: _, ...search }: TableSearch): Promise<AuditLine[]> {
  const lines: AuditLine[] = []
  for (let page = 1; lines.length < longestExport; page++) {
    const { items, total } = await fetchPage({ ...search, page, size: longestAuditPage })
    lines.push(...items)
    if (items.length === 0 || lines.length >= total) break
  }
  return lines
}

function fetchPage(query: TableSearch, signal?: AbortSignal): Promise<AuditPage> {
  return callStaff(auditEndpoint, { query, ...(signal && { signal }) })
}
