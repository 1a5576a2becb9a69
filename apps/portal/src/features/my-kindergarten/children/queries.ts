import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { myKindergartenKey } from '../model/queries.ts'
import { childrenEndpoints as endpoints } from './endpoints.ts'

/** Arrivals of the day are seen without a press. */
const oftenEnough = 60_000

export const myChildrenQuery = queryOptions({
  queryKey: [...myKindergartenKey, 'children'],
  queryFn: ({ signal }) => callEndpoint(endpoints.list, { signal }),
  refetchInterval: oftenEnough,
})

export const childQuery = (id: string) =>
  queryOptions({
    queryKey: [...myKindergartenKey, 'child', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.child, { params: { id }, signal }),
    refetchInterval: oftenEnough,
    retry: false,
  })
