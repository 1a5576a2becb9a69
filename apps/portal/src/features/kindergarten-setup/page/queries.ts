import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { pageEndpoints as endpoints } from './endpoints.ts'

export const kindergartenQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'kindergartens', id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })
