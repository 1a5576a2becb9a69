import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { NoticeRequest } from './contract.ts'
import { classNoticeEndpoints } from './endpoints.ts'

export const noticesKey = ['class-notices'] as const

export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: ({ signal }) => callEndpoint(classNoticeEndpoints.notices, { signal }),
})

export const requestNotice = (body: NoticeRequest) =>
  callEndpoint(classNoticeEndpoints.requestNotice, { body })

export const cancelNotice = (query: NoticeRequest) =>
  callEndpoint(classNoticeEndpoints.cancelNotice, { query })

export const remindersQuery = queryOptions({
  queryKey: ['class-reminders'],
  queryFn: ({ signal }) => callEndpoint(classNoticeEndpoints.reminders, { signal }),
})
