import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { registerKey } from '../model/queries.ts'
import { accessEndpoints as endpoints } from './endpoints.ts'

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'access'],
    queryFn: ({ signal }) => callEndpoint(endpoints.access, { params: { id }, signal }),
    retry: false,
  })

export const infoQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'info'],
    queryFn: ({ signal }) => callEndpoint(endpoints.info, { params: { id }, signal }),
    retry: false,
  })
