import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { AskForNotice } from './contract.ts'
import { classNoticeEndpoints } from './endpoints.ts'

export const noticesKey = ['class-notices'] as const

export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: ({ signal }) => callEndpoint(classNoticeEndpoints.notices, { signal }),
})

export const askForNotice = (body: AskForNotice) =>
  callEndpoint(classNoticeEndpoints.askForNotice, { body })

export const stopNotice = (query: AskForNotice) =>
  callEndpoint(classNoticeEndpoints.stopNotice, { query })

export const remindersQuery = queryOptions({
  queryKey: ['class-reminders'],
  queryFn: ({ signal }) => callEndpoint(classNoticeEndpoints.reminders, { signal }),
})
