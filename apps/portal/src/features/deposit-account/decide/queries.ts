import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { decisionEndpoints } from './endpoints.ts'

export const staffApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', id, 'deposit-application'],
    queryFn: ({ signal }) =>
      callStaff(decisionEndpoints.staffApplication, { params: { id }, signal }),
    retry: false,
  })
