import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { tabletsKey } from '../pairing/queries.ts'
import { reviewEndpoints as endpoints } from './endpoints.ts'

export const marksToReviewQuery = queryOptions({
  queryKey: [...tabletsKey, 'marks'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  staleTime: 0,
  retry: false,
})

export const recordReviewed = (id: string) => callStaff(endpoints.record, { params: { id } })
export const dismissReviewed = (id: string) => callStaff(endpoints.dismiss, { params: { id } })
