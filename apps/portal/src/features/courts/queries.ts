import { queryOptions } from '@tanstack/react-query'
import { callRoute } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { Language, Timeslots } from './contract.ts'
import { courtRoutes as routes } from './routes.ts'

/** Specification, section 9; an unchanged list costs a 304. */
export const pollMilliseconds = 10_000

function fetchTimeslots(language: Language, options: { signal?: AbortSignal } = {}) {
  return callRoute(routes.timeslots, { query: { language }, ...options })
}

export const timeslotsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['court-timeslots', language],
    queryFn: ({ signal }) => fetchTimeslots(language, { signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/** For a page: a browser has them already when it goes from hour to hour. */
export function loadTimeslots(language: Language): Promise<Timeslots> {
  return typeof window === 'undefined'
    ? fetchTimeslots(language)
    : queryClient.ensureQueryData(timeslotsQuery(language))
}

export const bookerQuery = queryOptions({
  queryKey: ['court-booker'],
  queryFn: ({ signal }) => callRoute(routes.booker, { signal }),
})
