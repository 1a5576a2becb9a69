import { queryClient } from '#platform/queries/query-client.ts'
import type { GroupExercises, Language } from '../model/contract.ts'
import { fetchGroupExercises, groupExercisesQuery } from './queries.ts'

/** The classes for a page: a browser has them already when it goes from day to day. */
export function loadGroupExercises(language: Language): Promise<GroupExercises> {
  return typeof window === 'undefined'
    ? fetchGroupExercises(language)
    : queryClient.ensureQueryData(groupExercisesQuery(language))
}
