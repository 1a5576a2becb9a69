import { queryOptions } from '@tanstack/react-query'
import type { MessageForm } from '#core/kindergartens/threads/message-forms.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { StaffThreadForm } from '../model/forms.ts'
import { staffEndpoints as endpoints } from './endpoints.ts'

const threadsKey = [...staffKey, 'kindergarten-threads'] as const

/** Milliseconds between two reads of a thread that is open: a guardian may be answering. */
const threadInterval = 20_000

export const threadsQuery = queryOptions({
  queryKey: threadsKey,
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const recipientsQuery = queryOptions({
  queryKey: [...threadsKey, 'recipients'],
  queryFn: ({ signal }) => callStaff(endpoints.recipients, { signal }),
  retry: false,
  staleTime: 0,
})

export const staffThreadQuery = (id: string) =>
  queryOptions({
    queryKey: [...threadsKey, id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: threadInterval,
  })

export const startThread = (body: StaffThreadForm) => callStaff(endpoints.start, { body })
export const answerThread = (id: string, body: MessageForm) =>
  callStaff(endpoints.answer, { params: { id }, body })
export const markThreadRead = (id: string, upTo: string) =>
  callStaff(endpoints.markRead, { params: { id }, body: { upTo } })
export const retractMessage = (id: string, message: string) =>
  callStaff(endpoints.retract, { params: { id, message } })
export const markSensitive = (id: string, isSensitive: boolean) =>
  callStaff(endpoints.mark, { params: { id }, body: { isSensitive } })
