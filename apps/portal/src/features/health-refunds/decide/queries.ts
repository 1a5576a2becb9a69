import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { decideEndpoints } from './endpoints.ts'
import type { LineForm } from './line-form.ts'

export const staffHealthRefundQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', id, 'health-refund'],
    queryFn: ({ signal }) => callStaff(decideEndpoints.read, { params: { id }, signal }),
    retry: false,
  })

/** What a decision fixes follows from it: the case is read again with it. */
export const caseKey = (id: string) => [...staffKey, 'cases', id] as const

export const acceptLine = (id: string, line: string, body: LineForm) =>
  callStaff(decideEndpoints.acceptLine, { params: { id, line }, body })
