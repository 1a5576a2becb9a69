import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { roundEndpoints as endpoints } from './endpoints.ts'

const key = [...staffKey, 'grant-case-rounds'] as const

export const staffRoundsQuery = queryOptions({
  queryKey: [...key, 'all'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const staffRoundQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })
