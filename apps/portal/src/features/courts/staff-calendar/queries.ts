import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { pollMilliseconds } from '../timeslots/queries.ts'
import type { CalendarSearch } from './calendar-search.ts'
import { staffCalendarEndpoints as endpoints } from './endpoints.ts'
import type { CancelForm, MoveForm, PartRefundForm } from './staff-forms.ts'

const bookingsKey = [...staffKey, 'court-bookings'] as const

export const courtDayQuery = ({ day, center }: CalendarSearch) =>
  queryOptions({
    queryKey: [...bookingsKey, 'day', day, center, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.day, {
        query: { day, center, language: getLocale() },
        signal,
      }),
    retry: false,
    staleTime: 0,
    refetchInterval: pollMilliseconds,
  })

export const moveTargetsQuery = (id: string, day: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'targets', id, day, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.targets, {
        params: { id },
        query: { day, language: getLocale() },
        signal,
      }),
    retry: false,
    staleTime: 0,
  })

export const closureReservationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'closure', id, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.closure, { params: { id }, query: { language: getLocale() }, signal }),
    retry: false,
    staleTime: 0,
  })

/** Every query that shows bookings is refetched after a change of one. */
export const bookingQueries = { queryKey: bookingsKey }

export const moveBooking = (id: string, body: MoveForm) =>
  callStaff(endpoints.move, { params: { id }, body })

export const cancelBooking = (id: string, body: CancelForm) =>
  callStaff(endpoints.cancel, { params: { id }, body })

export const refundPart = (id: string, body: PartRefundForm) =>
  callStaff(endpoints.refundPart, { params: { id }, body })
