import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { pairingEndpoints as endpoints } from './endpoints.ts'
import type { PairingForm } from './forms.ts'

/** Of tablets and of what they sent: shutting one off changes both. */
export const tabletsKey = [...staffKey, 'kindergarten-tablets'] as const

export const tabletsQuery = queryOptions({
  queryKey: [...tabletsKey, 'list'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  staleTime: 0,
  retry: false,
})

export const makePairing = (body: PairingForm) => callStaff(endpoints.make, { body })
export const shutOffTablet = (id: string) => callStaff(endpoints.shutOff, { params: { id } })
