import type { Queue } from '#core/staff-area/queue/queue.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'

export const caseQueue = (search: TableSearch): Queue => ({
  list: '/staff/cases',
  item: '/staff/cases/$id',
  search,
})
