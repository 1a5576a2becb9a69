import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { RefundLimits } from './contract.ts'
import { limitEndpoints } from './endpoints.ts'

export const limitsQuery = queryOptions({
  queryKey: [...staffKey, 'refund-limits'],
  queryFn: ({ signal }) => callStaff(limitEndpoints.read, { signal }),
  retry: false,
})

export const proposeLimits = (body: RefundLimits) => callStaff(limitEndpoints.propose, { body })
