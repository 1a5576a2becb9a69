import { queryOptions } from '@tanstack/react-query'
import type { MessageForm } from '#core/kindergartens/threads/message-forms.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { GuardianThreadForm } from '../model/forms.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'

export const messagesKey = ['kindergarten-messages'] as const

/** Milliseconds between two reads of a thread that is open: somebody may be answering. */
const threadInterval = 20_000

export const messagesQuery = queryOptions({
  queryKey: [...messagesKey, 'list'],
  queryFn: ({ signal }) => callEndpoint(endpoints.list, { signal }),
  staleTime: 0,
})

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, id],
    queryFn: ({ signal }) => callEndpoint(endpoints.read, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: threadInterval,
    retry: false,
  })

export const startThread = (body: GuardianThreadForm) => callEndpoint(endpoints.start, { body })
export const answerThread = (id: string, body: MessageForm) =>
  callEndpoint(endpoints.answer, { params: { id }, body })
export const markThreadRead = (id: string, upTo: string) =>
  callEndpoint(endpoints.markRead, { params: { id }, body: { upTo } })
export const markNoticeRead = (id: string) =>
  callEndpoint(endpoints.markNoticeRead, { params: { id } })
