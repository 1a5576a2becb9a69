import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { requestEndpoints } from './endpoints.ts'
import type { RequestForm } from './request-form.ts'

export const ownRequestsQuery = queryOptions({
  queryKey: ['trainer-requests'],
  queryFn: ({ signal }) => callEndpoint(requestEndpoints.own, { signal }),
})

export const allRequestsQuery = queryOptions({
  queryKey: [...staffKey, 'trainer-requests'],
  queryFn: ({ signal }) => callStaff(requestEndpoints.all, { signal }),
  retry: false,
})

export const sendRequest = (body: RequestForm) => callEndpoint(requestEndpoints.send, { body })

export const markHandled = (id: string) =>
  callStaff(requestEndpoints.markHandled, { params: { id } })
