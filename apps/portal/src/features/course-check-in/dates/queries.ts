import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { courseDateEndpoints as endpoints } from './endpoints.ts'

export const courseDatesQuery = queryOptions({
  queryKey: [...staffKey, 'course-dates'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})
