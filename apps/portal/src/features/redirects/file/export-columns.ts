import type { DataColumn } from '#ui/data-table/columns.ts'
import type { StaffRedirect } from '../edit/contract.ts'
import { redirectColumns } from './columns.ts'

/** As a file that is imported has them: the same file changes nothing. */
export const exportColumns: readonly DataColumn<StaffRedirect>[] = redirectColumns.map(
  (column) => ({ id: column, header: column, value: (redirect) => redirect[column] }),
)
