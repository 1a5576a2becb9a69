import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { BookEvent, CancelPlace, ChangeAnswers } from './contract.ts'
import { bookEndpoints as endpoints } from './endpoints.ts'

/** All that is known about places at events. */
export const eventPlacesKey = ['event-places'] as const

/** Others book while the page is open. */
const oftenEnough = 30_000

export const eventPlacesQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventPlacesKey, 'all', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.places, { params: { id }, signal }),
    staleTime: 2_000,
    refetchInterval: oftenEnough,
  })

export const ownBookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventPlacesKey, 'own', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.own, { params: { id }, signal }),
    staleTime: 2_000,
    refetchInterval: oftenEnough,
  })

export const bookEvent = (id: string, body: BookEvent) =>
  callEndpoint(endpoints.book, { params: { id }, body })

export const changeAnswers = (id: string, body: ChangeAnswers) =>
  callEndpoint(endpoints.changeAnswers, { params: { id }, body })

export const cancelPlace = (id: string, body: CancelPlace) =>
  callEndpoint(endpoints.cancel, { params: { id }, body })

export const refetchPlaces = () => queryClient.invalidateQueries({ queryKey: eventPlacesKey })
