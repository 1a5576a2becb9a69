import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { figuresEndpoints } from './endpoints.ts'

export const figuresQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...staffKey, 'grant-figures', year ?? null],
    queryFn: ({ signal }) => callStaff(figuresEndpoints.read, { query: { year }, signal }),
    retry: false,
  })
