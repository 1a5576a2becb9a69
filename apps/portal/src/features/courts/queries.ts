import { queryOptions } from '@tanstack/react-query'
import { paymentStatusEndpoint } from '#core/payments/endpoints.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { CourtReservations, Language, ReserveCourt, Timeslots } from './contract.ts'
import { courtEndpoints as endpoints } from './endpoints.ts'
import type { PayCourt } from './paying/contract.ts'
import { payingEndpoints } from './paying/endpoints.ts'

/** Specification, section 9; an unchanged list costs a 304. */
export const pollMilliseconds = 10_000

function fetchTimeslots(language: Language, options: { signal?: AbortSignal } = {}) {
  return callEndpoint(endpoints.timeslots, { query: { language }, ...options })
}

const timeslotsKey = ['court-timeslots'] as const

export const timeslotsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...timeslotsKey, language],
    queryFn: ({ signal }) => fetchTimeslots(language, { signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/**
 * For a page: a browser has them already when it goes from hour to hour. Null in a browser that could
 * not have them: the page is shown all the same, says so, and can ask again.
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

const reservationsKey = ['court-reservations'] as const

export const reservationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...reservationsKey, language],
    queryFn: ({ signal }) => callEndpoint(endpoints.reservations, { query: { language }, signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/** What a hold changes: what is free, and what one has. */
export const holdsChanged = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === reservationsKey[0] || queryKey[0] === timeslotsKey[0],
}

/** Milliseconds: the list that everybody is answered with is at most a second old. */
const untilListIsNew = 1_200

/** After a hold was given up: the next list may not know of it yet, and the one after it does. */
export function renewAfterGivingUp(): Promise<void> {
  setTimeout(() => queryClient.invalidateQueries(holdsChanged), untilListIsNew)
  return queryClient.invalidateQueries(holdsChanged)
}

export function reserveCourt(body: ReserveCourt, language: Language): Promise<CourtReservations> {
  return callEndpoint(endpoints.reserve, { query: { language }, body })
}

export const releaseHold = (holdId: string) =>
  callEndpoint(endpoints.release, { query: { holdId } })

export const beginPayment = (body: PayCourt) => callEndpoint(payingEndpoints.begin, { body })

export const cancelPayment = (paymentId: string) =>
  callEndpoint(payingEndpoints.giveUp, { body: { paymentId } })

/** How it stood, and what came of settling it. */
export async function settlePayment(paymentId: string) {
  const { paymentStatus } = await callEndpoint(paymentStatusEndpoint, { query: { paymentId } })
  const outcome = await callEndpoint(payingEndpoints.pay, { body: { paymentId } })
  return { wasCancelled: paymentStatus === 'CANCELLED', outcome }
}
