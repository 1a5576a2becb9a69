import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { healthEndpoints } from '../health/endpoints.ts'
import type { PinForm } from '../health/pin-form.ts'
import { listEndpoints } from '../list/endpoints.ts'
import { markEndpoints } from '../marks/endpoints.ts'
import { pairingEndpoints } from '../pairing/endpoints.ts'
import type { CodeForm } from '../pairing/forms.ts'
import type { WaitingMark } from './mark-kind.ts'

/** Guardians report absence, and other tablets mark, at the same time. */
export const dayRefetchInterval = 15_000

/** It stays as long as the page is open: the network may be gone for an hour. */
export const tabletDayQuery = queryOptions({
  queryKey: ['kindergarten-tablet-day'],
  queryFn: ({ signal }) => callEndpoint(listEndpoints.read, { signal }),
  gcTime: Number.POSITIVE_INFINITY,
  staleTime: 0,
  // Without a network it fails at once, and the page says so.
  networkMode: 'always',
  retry: false,
})

export const sendMark = (body: WaitingMark) => callEndpoint(markEndpoints.send, { body })
export const pairTablet = (body: CodeForm) => callEndpoint(pairingEndpoints.pair, { body })
export const openTablet = (body: PinForm) => callEndpoint(healthEndpoints.open, { body })
export const lockTablet = () => callEndpoint(healthEndpoints.lock)
export const viewHealth = (id: string) => callEndpoint(healthEndpoints.view, { params: { id } })
