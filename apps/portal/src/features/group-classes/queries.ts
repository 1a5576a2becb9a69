import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { BookGroupClass, GroupExercises, Language, SportsBooking } from './contract.ts'
import { groupClassEndpoints } from './endpoints.ts'
import type { AskForNotice } from './notices/contract.ts'

/**
 * How often the open page asks while the server does not tell it of changes (`useLiveClasses`); an
 * unchanged list costs a 304.
 */
export const pollMilliseconds = 20_000

export const exercisesKey = ['group-exercises'] as const

export function fetchGroupExercises(
  language: Language,
  options: { signal?: AbortSignal } = {},
): Promise<GroupExercises> {
  return callEndpoint(groupClassEndpoints.list, { query: { language }, ...options })
}

export const groupExercisesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...exercisesKey, language],
    queryFn: ({ signal }) => fetchGroupExercises(language, { signal }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

export const groupExerciseDetailsQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['group-exercise', id, language],
    queryFn: ({ signal }) =>
      callEndpoint(groupClassEndpoints.details, {
        params: { id: String(id) },
        query: { language },
        signal,
      }),
    staleTime: 60_000,
  })

export const bookingsKey = ['sports-bookings'] as const

export const bookingsQuery = (language: Language, page = 1) =>
  queryOptions({
    queryKey: [...bookingsKey, language, page],
    queryFn: ({ signal }) =>
      callEndpoint(groupClassEndpoints.bookings, {
        query: { language, page, pageSize: bookingsPageSize },
        signal,
      }),
    staleTime: 2_000,
    refetchInterval: pollMilliseconds,
  })

/** More than anybody can have booked in the eight days that can be seen at once. */
export const bookingsPageSize = 50

export const bookGroupClass = (body: BookGroupClass) =>
  callEndpoint(groupClassEndpoints.book, { body })

export const unbookGroupClass = ({
  id,
  classId,
  centerId,
}: Pick<SportsBooking, 'id' | 'classId' | 'centerId'>) =>
  callEndpoint(groupClassEndpoints.unbook, { query: { id, classId, centerId } })

export const obstaclesQuery = queryOptions({
  queryKey: ['booking-obstacles'],
  queryFn: ({ signal }) => callEndpoint(groupClassEndpoints.obstacles, { signal }),
  staleTime: 20_000,
})

export const noticesKey = ['class-notices'] as const

export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: ({ signal }) => callEndpoint(groupClassEndpoints.notices, { signal }),
})

export const askForNotice = (body: AskForNotice) =>
  callEndpoint(groupClassEndpoints.askForNotice, { body })

export const stopNotice = (query: AskForNotice) =>
  callEndpoint(groupClassEndpoints.stopNotice, { query })

export const remindersQuery = queryOptions({
  queryKey: ['class-reminders'],
  queryFn: ({ signal }) => callEndpoint(groupClassEndpoints.reminders, { signal }),
})

export const calendarQuery = (language: Language) =>
  queryOptions({
    queryKey: ['class-calendar', language],
    queryFn: ({ signal }) =>
      callEndpoint(groupClassEndpoints.calendar, { query: { language }, signal }),
  })
