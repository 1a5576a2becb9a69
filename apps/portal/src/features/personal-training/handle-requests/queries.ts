import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { staffRequestEndpoints } from './endpoints.ts'

export const allRequestsQuery = queryOptions({
  queryKey: [...staffKey, 'trainer-requests'],
  queryFn: ({ signal }) => callStaff(staffRequestEndpoints.listAll, { signal }),
  retry: false,
})

export const markHandled = (id: string) =>
  callStaff(staffRequestEndpoints.markHandled, { params: { id } })
