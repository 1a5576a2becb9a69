import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { JoinForm } from '../model/contract.ts'
import { membershipsKey } from '../my-memberships/queries.ts'
import { joiningEndpoints as endpoints } from './endpoints.ts'

export const checkCode = (code: string) => callEndpoint(endpoints.checkCode, { body: { code } })

export const offerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['association-offer', slug],
    queryFn: ({ signal }) => callEndpoint(endpoints.findOffer, { params: { slug }, signal }),
  })

export const ownJoiningQuery = (slug: string) =>
  queryOptions({
    queryKey: [...membershipsKey, 'joining', slug],
    queryFn: ({ signal }) => callEndpoint(endpoints.findOwn, { params: { slug }, signal }),
  })

export const join = (body: JoinForm) => callEndpoint(endpoints.join, { body })
