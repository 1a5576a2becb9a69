import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { eventPlacesKey } from '../book/queries.ts'
import { takePartEndpoints as endpoints } from './endpoints.ts'

/** Holds expire and queues move while the page is open. */
const oftenEnough = 30_000

export const ownEventsQuery = queryOptions({
  queryKey: [...eventPlacesKey, 'mine'],
  queryFn: async ({ signal }) => (await callEndpoint(endpoints.list, { signal })).items,
  staleTime: 2_000,
  refetchInterval: oftenEnough,
})
