import type { Queue } from '#core/staff-area/queue/queue.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'

export const inboxQueue = (search: TableSearch): Queue => ({
  list: '/staff/inquiries',
  item: '/staff/inquiries/$id',
  search,
})
