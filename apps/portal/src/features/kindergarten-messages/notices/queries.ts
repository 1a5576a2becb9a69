import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { NoticeForm, NoticeScopeForm } from '../model/forms.ts'
import { noticeEndpoints as endpoints } from './endpoints.ts'

const noticesKey = [...staffKey, 'kindergarten-notices'] as const

export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

/** How many guardians a message to all would reach. */
export const reachQuery = (scope: NoticeScopeForm) =>
  queryOptions({
    queryKey: [...noticesKey, 'reach', scope],
    queryFn: ({ signal }) => callStaff(endpoints.reach, { body: scope, signal }),
    retry: false,
    staleTime: 0,
  })

export const sendNotice = (body: NoticeForm) => callStaff(endpoints.send, { body })
export const retractNotice = (id: string) => callStaff(endpoints.retract, { params: { id } })
