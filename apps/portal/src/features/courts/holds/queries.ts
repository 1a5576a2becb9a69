import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { CourtReservations, Language, ReserveCourt } from '../model/contract.ts'
import { pollMilliseconds, timeslotsKey } from '../timeslots/queries.ts'
import { holdEndpoints as endpoints } from './endpoints.ts'

const reservationsKey = ['court-reservations'] as const

export const reservationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...reservationsKey, language],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { query: { language }, signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/** The queries that a hold changes: the free timeslots and the visitor's own reservations. */
export const queriesChangedByHolds = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === reservationsKey[0] || queryKey[0] === timeslotsKey[0],
}

/** Milliseconds: longer than the server caches the list of timeslots, which is one second. */
const timeslotListAge = 1_200

/** The next list may still show the released hold as taken; the one after it does not. */
export function refetchAfterRelease(): Promise<void> {
  setTimeout(() => queryClient.invalidateQueries(queriesChangedByHolds), timeslotListAge)
  return queryClient.invalidateQueries(queriesChangedByHolds)
}

export function createHold(body: ReserveCourt, language: Language): Promise<CourtReservations> {
  return callEndpoint(endpoints.create, { query: { language }, body })
}

export const releaseHold = (holdId: string) =>
  callEndpoint(endpoints.release, { query: { holdId } })
