import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/api-client.ts'
import type {
  BookedGroupClass,
  BookGroupClass,
  GroupExercise,
  GroupExercises,
  Language,
  SportsBooking,
  SportsBookings,
} from './contract.ts'

/** How often the figures of the open page are renewed; an unchanged list costs a 304. */
const pollMilliseconds = 20_000

export function fetchGroupExercises(
  language: Language,
  options: { signal?: AbortSignal } = {},
): Promise<GroupExercises> {
  return callApi(`sports/group-exercises?language=${language}`, options)
}

export const groupExercisesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['group-exercises', language],
    queryFn: ({ signal }) => fetchGroupExercises(language, { signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

export const groupExerciseDetailsQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['group-exercise', id, language],
    queryFn: ({ signal }) =>
      callApi<GroupExercise>(`sports/group-exercises/details/${id}?language=${language}`, {
        signal,
      }),
    staleTime: 60_000,
  })

export const bookingsKey = ['sports-bookings'] as const

export const bookingsQuery = (language: Language, page = 1) =>
  queryOptions({
    queryKey: [...bookingsKey, language, page],
    queryFn: ({ signal }) =>
      callApi<SportsBookings>(
        `user/sports/bookings?language=${language}&page=${page}&pageSize=${bookingsPageSize}`,
        { signal },
      ),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/** More than anybody can have booked in the eight days that can be seen at once. */
export const bookingsPageSize = 50

export function bookGroupClass(body: BookGroupClass): Promise<BookedGroupClass> {
  return callApi('user/sports/bookings', { method: 'PUT', body })
}

export function unbookGroupClass(booking: Pick<SportsBooking, 'id' | 'classId' | 'centerId'>) {
  const { id, classId, centerId } = booking
  return callApi(`user/sports/bookings?id=${id}&classId=${classId}&centerId=${centerId}`, {
    method: 'DELETE',
  })
}
