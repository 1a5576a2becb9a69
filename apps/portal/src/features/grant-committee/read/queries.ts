import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { Reading } from '../model/contract.ts'
import { readEndpoints as endpoints } from './endpoints.ts'

/** Of all that the committee reads. */
export const roomKey = [...staffKey, 'grant-committee'] as const

/** Colleagues give points and propose at the same time. */
const refetchInterval = 20_000

export const roundsQuery = queryOptions({
  queryKey: [...roomKey, 'rounds'],
  queryFn: ({ signal }) => callStaff(endpoints.rounds, { signal }),
  retry: false,
})

/** What was loaded stays as long as the page is open: the network may be gone for an hour. */
const kept = { gcTime: Number.POSITIVE_INFINITY, retry: false } as const

export const listQuery = (id: string) =>
  queryOptions({
    queryKey: [...roomKey, 'list', id],
    queryFn: ({ signal }) => callStaff(endpoints.list, { params: { id }, signal }),
    refetchInterval,
    ...kept,
  })

export const applicationKey = [...roomKey, 'application'] as const

/** @param version of the application, as the list has it: a later one is read again */
export const applicationQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...applicationKey, id, version],
    queryFn: ({ signal }) => callStaff(endpoints.application, { params: { id }, signal }),
    refetchInterval,
    ...kept,
  })

/** Each where the page of one of them looks for it. */
export function putApplications(
  queryClient: QueryClient,
  items: readonly Reading[],
  updatedAt = Date.now(),
): void {
  for (const item of items) {
    const { queryKey } = applicationQuery(item.application.id, item.application.version)
    queryClient.setQueryDefaults(queryKey, kept)
    queryClient.setQueryData(queryKey, item, { updatedAt })
  }
}

/** All applications of a round at once. */
export async function fetchRound(
  id: string,
  queryClient: QueryClient,
  signal?: AbortSignal,
): Promise<readonly Reading[]> {
  const { items } = await callStaff(endpoints.round, {
    params: { id },
    ...(signal && { signal }),
  })
  putApplications(queryClient, items)
  return items
}

export const roundQuery = (id: string, queryClient: QueryClient) =>
  queryOptions({
    queryKey: [...roomKey, 'round', id],
    queryFn: async ({ signal }) => (await fetchRound(id, queryClient, signal)).length,
    staleTime: Number.POSITIVE_INFINITY,
    ...kept,
  })

/** Of one that the caller steps out of: it is not on the device any more. */
export const forgetApplication = (queryClient: QueryClient, id: string) =>
  queryClient.removeQueries({ queryKey: [...applicationKey, id] })

export const fileAddress = (id: string) => (file: string) =>
  endpointAddress(endpoints.file, { params: { id, file } })
