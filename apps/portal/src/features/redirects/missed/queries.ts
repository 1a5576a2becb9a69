import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { redirectsKey } from '../model/queries.ts'
import type { Ignoring } from './contract.ts'
import { missedEndpoints as endpoints } from './endpoints.ts'

export const missedQuery = queryOptions({
  queryKey: [...redirectsKey, 'missed'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const ignoreMissed = (body: Ignoring) => callStaff(endpoints.ignore, { body })
