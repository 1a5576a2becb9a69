import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { setupEndpoints } from './endpoints.ts'

export const setupQuery = queryOptions({
  queryKey: [...staffKey, 'setup'],
  queryFn: ({ signal }) => callStaff(setupEndpoints.read, { signal }),
  // Something may have been done on a page that one comes back from.
  staleTime: 0,
  retry: false,
})

export const tryConnection = (key: string) =>
  callStaff(setupEndpoints.tryConnection, { params: { key } })
