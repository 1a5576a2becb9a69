import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { staffDaysKey } from '../model/queries.ts'
import { pageEndpoints as endpoints } from './endpoints.ts'

export const staffDaysQuery = queryOptions({
  queryKey: staffDaysKey,
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})
