import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { childrenKey } from '../model/queries.ts'
import { childrenEndpoints as endpoints } from './endpoints.ts'

export const childrenQuery = queryOptions({
  queryKey: [...childrenKey, 'list'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})
