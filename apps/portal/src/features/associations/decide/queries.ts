import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { decideEndpoints as endpoints } from './endpoints.ts'

export const staffApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', id, 'association'],
    queryFn: ({ signal }) => callStaff(endpoints.staffApplication, { params: { id }, signal }),
    retry: false,
  })
