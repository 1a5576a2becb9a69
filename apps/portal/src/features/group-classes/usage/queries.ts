import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { staffClassesChanged } from '../staff/queries.ts'
import { classUsageEndpoints as endpoints } from './endpoints.ts'

export const classUsageQuery = (search: TableSearch) => {
  const selection = ['from', 'to', 'center', 'category', 'instructor'].flatMap((name) => {
    const value = search[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return queryOptions({
    queryKey: [...staffClassesChanged.queryKey, 'usage', selection, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.usage, {
        query: { ...Object.fromEntries(selection), language: getLocale() },
        signal,
      }),
    retry: false,
  })
}
