import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/api-client.ts'
import type { SemesterFees } from './contract.ts'

/** @throws {Error} without a user id (specification, section 7) */
export const semesterFeesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['semester-fees', userId],
    queryFn: ({ signal }) => {
      if (!userId) throw new Error('Semester fees are those of a user')
      return callApi<SemesterFees>(`user/semester-fees?userId=${encodeURIComponent(userId)}`, {
        signal,
      })
    },
  })
