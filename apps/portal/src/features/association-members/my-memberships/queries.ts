import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { ownMembershipEndpoints as endpoints } from './endpoints.ts'

export const membershipsKey = ['association-memberships'] as const

export const ownMembershipsQuery = queryOptions({
  queryKey: [...membershipsKey, 'own'],
  queryFn: async ({ signal }) => (await callEndpoint(endpoints.list, { signal })).items,
})

export const renew = (id: string) => callEndpoint(endpoints.renew, { params: { id } })
export const leave = (id: string) => callEndpoint(endpoints.leave, { params: { id } })
