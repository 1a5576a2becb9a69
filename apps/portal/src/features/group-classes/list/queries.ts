import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { GroupExercises, Language } from '../model/contract.ts'
import { pollMilliseconds } from '../model/poll-interval.ts'
import { classListEndpoints } from './endpoints.ts'

export const exercisesKey = ['group-exercises'] as const

export function fetchGroupExercises(
  language: Language,
  options: { signal?: AbortSignal } = {},
): Promise<GroupExercises> {
  return callEndpoint(classListEndpoints.list, { query: { language }, ...options })
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
      callEndpoint(classListEndpoints.details, {
        params: { id: String(id) },
        query: { language },
        signal,
      }),
    staleTime: 60_000,
  })
