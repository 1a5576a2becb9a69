import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { CorrectionForm } from './correction-form.ts'
import { type DayQuery, dayEndpoints as endpoints } from './endpoints.ts'

export const dayKey = [...staffKey, 'kindergarten-day'] as const

/** Tablets mark at the same time. */
const refetchInterval = 30_000

export const dayQuery = (query: DayQuery) =>
  queryOptions({
    queryKey: [...dayKey, query.department, query.date],
    queryFn: ({ signal }) => callStaff(endpoints.read, { query, signal }),
    staleTime: 0,
    refetchInterval,
    retry: false,
  })

export const fireListQuery = (id: string) =>
  queryOptions({
    queryKey: [...dayKey, 'fire-list', id],
    queryFn: ({ signal }) => callStaff(endpoints.fireList, { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  })

export const correctPresence = (body: CorrectionForm) => callStaff(endpoints.correct, { body })
