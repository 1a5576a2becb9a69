import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { ownEndpoints as endpoints } from './endpoints.ts'

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-associations', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.overview, { params: { id }, signal }),
  })

export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-associations', id, 'closing'],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.closing, {
        params: { id },
        query: { language: getLocale() },
        signal,
      }),
    // It is read when somebody is about to close it.
    staleTime: 0,
  })

export const closeAssociation = (id: string, name: string) =>
  callEndpoint(endpoints.close, {
    params: { id },
    query: { language: getLocale() },
    body: { name },
  })
