import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { childrenKey } from '../model/queries.ts'
import { placeEndpoints as endpoints } from './endpoints.ts'

export const departmentsQuery = queryOptions({
  queryKey: [...childrenKey, 'departments'],
  queryFn: ({ signal }) => callStaff(endpoints.departments, { signal }),
  retry: false,
})
