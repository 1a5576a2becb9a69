import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { figuresEndpoints } from './endpoints.ts'

export const healthFiguresQuery = queryOptions({
  queryKey: [...staffKey, 'health-figures'],
  queryFn: ({ signal }) => callStaff(figuresEndpoints.read, { signal }),
  retry: false,
})
