import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { Language, Timeslots } from '../model/contract.ts'
import { timeslotEndpoints as endpoints } from './endpoints.ts'

/** Specification, section 9. An unchanged list costs one 304 answer. */
export const pollMilliseconds = 10_000

function fetchTimeslots(language: Language, options: { signal?: AbortSignal } = {}) {
  return callEndpoint(endpoints.list, { query: { language }, ...options })
}

export const timeslotsKey = ['court-timeslots'] as const

export const timeslotsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...timeslotsKey, language],
    queryFn: ({ signal }) => fetchTimeslots(language, { signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/**
 * The timeslots for the loader of a page. A browser that already has them does not fetch them again
 * when the visitor chooses another hour.
 * @returns null in a browser that cannot fetch them: the page is shown, says so and offers a retry
 */
export function loadTimeslots(language: Language): Promise<Timeslots | null> {
  return typeof window === 'undefined'
    ? fetchTimeslots(language)
    : queryClient.ensureQueryData(timeslotsQuery(language)).catch(() => null)
}

export const bookerQuery = queryOptions({
  queryKey: ['court-booker'],
  queryFn: ({ signal }) => callEndpoint(endpoints.booker, { signal }),
})
