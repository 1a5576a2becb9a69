import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { ownAssociationsEndpoint } from './endpoints.ts'

/** One question answers every page of my associations: whose they are, and what may be done there. */
export const ownAssociationsQuery = queryOptions({
  queryKey: ['my-associations'],
  queryFn: async ({ signal }) => (await callEndpoint(ownAssociationsEndpoint, { signal })).items,
})
