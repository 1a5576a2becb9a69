import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { RequestForm } from '../model/request-form.ts'
import { ownRequestEndpoints } from './endpoints.ts'

export const ownRequestsQuery = queryOptions({
  queryKey: ['trainer-requests'],
  queryFn: ({ signal }) => callEndpoint(ownRequestEndpoints.listOwn, { signal }),
})

export const sendRequest = (body: RequestForm) => callEndpoint(ownRequestEndpoints.send, { body })
