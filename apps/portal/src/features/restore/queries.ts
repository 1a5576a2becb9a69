import { queryOptions } from '@tanstack/react-query'
import type { ReleaseForm } from '#core/quarantine/contract.ts'
import { restoreEndpoints } from '#core/quarantine/endpoints.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'

export const restoreQuery = queryOptions({
  queryKey: [...staffKey, 'restore'],
  queryFn: ({ signal }) => callStaff(restoreEndpoints.read, { signal }),
  staleTime: 0,
  retry: false,
})

export const releaseSite = (body: ReleaseForm) => callStaff(restoreEndpoints.release, { body })
