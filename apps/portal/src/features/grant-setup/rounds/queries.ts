import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { roundEndpoints as endpoints } from './endpoints.ts'
import type { RoundEdit } from './forms.ts'

export const roundsQuery = queryOptions({
  queryKey: [...staffKey, 'grant-rounds'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const saveRounds = (body: RoundEdit) => callStaff(endpoints.save, { body })
