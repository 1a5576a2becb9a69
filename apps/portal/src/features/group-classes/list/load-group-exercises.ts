import { queryClient } from '#platform/queries/query-client.ts'
import type { GroupExercises, Language } from '../model/contract.ts'
import { fetchGroupExercises, groupExercisesQuery } from './queries.ts'

/** The classes for a page. In a browser they are cached from one day to the next. */
export function loadGroupExercises(language: Language): Promise<GroupExercises> {
  return typeof window === 'undefined'
    ? fetchGroupExercises(language)
    : queryClient.ensureQueryData(groupExercisesQuery(language))
}
