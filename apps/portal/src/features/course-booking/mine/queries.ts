import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { courseBookingKey, oftenEnough } from '../model/queries.ts'
import { mineEndpoints as endpoints } from './endpoints.ts'

export const myCoursesQuery = queryOptions({
  queryKey: [...courseBookingKey, 'mine'],
  queryFn: ({ signal }) => callEndpoint(endpoints.list, { signal }),
  staleTime: 2_000,
  refetchInterval: oftenEnough,
})
