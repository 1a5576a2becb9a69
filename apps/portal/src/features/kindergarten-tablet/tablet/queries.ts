import { queryOptions } from '@tanstack/react-query'
import type { MessageForm } from '#core/kindergartens/threads/message-forms.ts'
import type { AnswerOf, Endpoint, Inputs } from '#platform/api/endpoint.ts'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { healthEndpoints } from '../health/endpoints.ts'
import type { PinForm } from '../health/pin-form.ts'
import { listEndpoints } from '../list/endpoints.ts'
import { markEndpoints } from '../marks/endpoints.ts'
import { pairingEndpoints } from '../pairing/endpoints.ts'
import type { CodeForm } from '../pairing/forms.ts'
import { threadEndpoints } from '../threads/endpoints.ts'
import type { TabletThreadForm } from '../threads/forms.ts'
import type { WaitingMark } from './mark-kind.ts'

/** Guardians report absence, and other tablets mark, at the same time. */
export const dayRefetchInterval = 15_000

/** It stays as long as the page is open: the network may be gone for an hour. */
export const tabletDayQuery = queryOptions({
  queryKey: ['kindergarten-tablet-day'],
  queryFn: ({ signal }) => callEndpoint(listEndpoints.read, { signal }),
  gcTime: Number.POSITIVE_INFINITY,
  staleTime: 0,
  // Without a network it fails at once, and the page says so.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: false,
})

/** A tablet has no login that could be asked for: without its key a call is as if nobody answered. */
async function callTablet<Known extends Endpoint>(
  endpoint: Known,
  ...inputs: Inputs<Known>
): Promise<AnswerOf<Known>> {
  try {
    return await callEndpoint(endpoint, ...inputs)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new ApiError(0, error.code)
    throw error
  }
}

export const sendMark = (body: WaitingMark) => callTablet(markEndpoints.send, { body })
export const pairTablet = (body: CodeForm) => callEndpoint(pairingEndpoints.pair, { body })
export const openTablet = (body: PinForm) => callTablet(healthEndpoints.open, { body })
export const lockTablet = () => callTablet(healthEndpoints.lock)
/** What a PIN has opened is forgotten with the part of the page that shows it. */
const opened = { staleTime: 0, gcTime: 0, retry: false, networkMode: 'always' } as const
export const threadsKey = ['kindergarten-tablet-threads']
export const threadsQuery = queryOptions({
  queryKey: [...threadsKey, 'list'],
  queryFn: ({ signal }) => callTablet(threadEndpoints.list, { signal }),
  ...opened,
})
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: [...threadsKey, id],
    queryFn: ({ signal }) => callTablet(threadEndpoints.read, { params: { id }, signal }),
    ...opened,
  })
export const startThread = (body: TabletThreadForm) => callTablet(threadEndpoints.start, { body })
export const answerThread = (id: string, body: MessageForm) =>
  callTablet(threadEndpoints.answer, { params: { id }, body })
export const markThreadRead = (id: string, upTo: string) =>
  callTablet(threadEndpoints.markRead, { params: { id }, body: { upTo } })
export const viewHealth = (id: string) => callTablet(healthEndpoints.view, { params: { id } })
