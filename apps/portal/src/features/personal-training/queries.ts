import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { callRoute } from '#platform/api-client.ts'
import { requestRoutes } from './endpoints.ts'
import type { RequestForm } from './request-form.ts'

export const ownRequestsQuery = queryOptions({
  queryKey: ['trainer-requests'],
  queryFn: ({ signal }) => callRoute(requestRoutes.own, { signal }),
})

export const allRequestsQuery = queryOptions({
  queryKey: [...staffKey, 'trainer-requests'],
  queryFn: ({ signal }) => callStaff(requestRoutes.all, { signal }),
  retry: false,
})

export const sendRequest = (body: RequestForm) => callRoute(requestRoutes.send, { body })

export const markHandled = (id: string) => callStaff(requestRoutes.markHandled, { params: { id } })
