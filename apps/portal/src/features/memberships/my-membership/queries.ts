import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { MembershipAction, Memberships } from '../model/contract.ts'
import { membershipsKey } from '../model/queries.ts'
import { myMembershipEndpoints as endpoints } from './endpoints.ts'

export const membershipsQuery = queryOptions({
  queryKey: [...membershipsKey, 'own'],
  queryFn: ({ signal }): Promise<Memberships> =>
    callEndpoint(endpoints.listMemberships, { signal }),
})

export const previewAction = (body: MembershipAction) =>
  callEndpoint(endpoints.previewAction, { body })
export const actOnMembership = (body: MembershipAction) =>
  callEndpoint(endpoints.actOnMembership, { body })
export const cancelFreeze = (id: number) =>
  callEndpoint(endpoints.cancelFreeze, { params: { id: String(id) } })
