import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { BookGroupClass, Language, SportsBooking } from '../model/contract.ts'
import { pollMilliseconds } from '../model/poll-interval.ts'
import { classBookingEndpoints } from './endpoints.ts'

export const bookingsKey = ['sports-bookings'] as const

export const bookingsQuery = (language: Language, page = 1) =>
  queryOptions({
    queryKey: [...bookingsKey, language, page],
    queryFn: ({ signal }) =>
      callEndpoint(classBookingEndpoints.bookings, {
        query: { language, page, pageSize: bookingsPageSize },
        signal,
      }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/** More than a member can have booked in the eight days that the page shows. */
export const bookingsPageSize = 50

export const bookGroupClass = (body: BookGroupClass) =>
  callEndpoint(classBookingEndpoints.book, { body })

export const unbookGroupClass = ({
  id,
  classId,
  centerId,
}: Pick<SportsBooking, 'id' | 'classId' | 'centerId'>) =>
  callEndpoint(classBookingEndpoints.unbook, { query: { id, classId, centerId } })

export const eligibilityQuery = queryOptions({
  queryKey: ['booking-eligibility'],
  queryFn: ({ signal }) => callEndpoint(classBookingEndpoints.eligibility, { signal }),
  staleTime: 20_000,
})
