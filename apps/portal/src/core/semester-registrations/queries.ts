import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { semesterFeesEndpoint } from './endpoints.ts'

/** @throws {Error} without a user id (specification, section 7) */
export const semesterFeesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['semester-fees', userId],
    queryFn: ({ signal }) => {
      if (!userId) throw new Error('Semester fees are those of a user')
      return callEndpoint(semesterFeesEndpoint, { query: { userId }, signal })
    },
  })
