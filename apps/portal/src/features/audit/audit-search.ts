import { tableSearch } from '#ui/data-table/table-search.ts'

/** What the address narrows the log down to. */
export const readAuditSearch = tableSearch(['actor', 'action', 'day'])
