import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { MonthQuery, RunForm } from './contract.ts'
import { runEndpoints as endpoints } from './endpoints.ts'

export const runsKey = [...staffKey, 'kindergarten-runs'] as const

/** How often the progress of a run is read, in milliseconds. */
const pollMilliseconds = 2_000

/** The caller’s kindergartens and runs; again and again while one waits. */
export const runsQuery = queryOptions({
  queryKey: [...runsKey, 'list'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ finishedAt }) => finishedAt === null) ? pollMilliseconds : false,
})

export const previewKey = [...runsKey, 'preview'] as const

export const previewQuery = (query: MonthQuery) =>
  queryOptions({
    queryKey: [...previewKey, query.kindergartenId, query.month],
    queryFn: ({ signal }) => callStaff(endpoints.preview, { query, signal }),
    retry: false,
    // What staff are reading stays: the server refuses what has changed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export const startRun = (body: RunForm) => callStaff(endpoints.start, { body })
export const retryRun = (id: string) => callStaff(endpoints.retry, { params: { id } })
export const exportFees = async (body: MonthQuery) =>
  (await callStaff(endpoints.exportFees, { body })).items
