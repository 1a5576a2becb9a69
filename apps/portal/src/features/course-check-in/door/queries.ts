import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { doorEndpoints as endpoints } from './endpoints.ts'
import type { WaitingScan } from './scans/scan-kind.ts'

const doorKey = [...staffKey, 'course-door'] as const

/** Others let people in at the same time. */
const refetchInterval = 15_000

/** It stays as long as the page is open: the network may be gone for an hour. */
export const doorQuery = (id: string) =>
  queryOptions({
    queryKey: [...doorKey, id],
    queryFn: ({ signal }) => callStaff(endpoints.list, { params: { id }, signal }),
    refetchInterval,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const doorChanged = { queryKey: doorKey }

export const findCode = (id: string, code: string) =>
  callStaff(endpoints.find, { params: { id }, body: { code } })

export const sendScan = ({ dateId: id, ...scan }: WaitingScan) =>
  callStaff(endpoints.scan, { params: { id }, body: scan })
