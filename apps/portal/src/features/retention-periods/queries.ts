import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import type { PeriodChange, WantedPeriod } from './contract.ts'
import { retentionEndpoints } from './endpoints.ts'

const retentionKey = [...staffKey, 'retention'] as const

export const retentionQuery = () =>
  queryOptions({
    queryKey: [...retentionKey, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(retentionEndpoints.read, { query: { language: getLocale() }, signal }),
    retry: false,
  })

export const retentionChanged = { queryKey: retentionKey }

export const previewRemoval = (body: WantedPeriod) =>
  callStaff(retentionEndpoints.preview, { body })

export const savePeriod = (body: PeriodChange) => callStaff(retentionEndpoints.save, { body })
