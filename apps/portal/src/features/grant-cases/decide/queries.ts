import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { decideEndpoints as endpoints } from './endpoints.ts'

export const staffGrantQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', caseId, 'grant'],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id: caseId }, signal }),
    retry: false,
  })

export const sentFileAddress = (id: string, file: string) =>
  endpointAddress(endpoints.file, { params: { id, file } })
