import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { pinEndpoints as endpoints } from './endpoints.ts'

export const pinsQuery = queryOptions({
  queryKey: [...staffKey, 'kindergarten-pins'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  staleTime: 0,
  retry: false,
})

export const givePin = (id: string) => callStaff(endpoints.make, { params: { id } })
export const unlockPin = (id: string) => callStaff(endpoints.unlock, { params: { id } })
