import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { receiveEndpoints } from './endpoints.ts'

export const ownNewslettersQuery = queryOptions({
  queryKey: ['my-association-newsletters'],
  queryFn: async ({ signal }) => (await callEndpoint(receiveEndpoints.list, { signal })).items,
})

export const chooseNewsletter = (id: string, isWanted: boolean) =>
  callEndpoint(receiveEndpoints.choose, { params: { id }, body: { isWanted } })
