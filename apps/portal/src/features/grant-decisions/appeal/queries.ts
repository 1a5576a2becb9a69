import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { ResultForm } from './contract.ts'
import { appealEndpoints as endpoints } from './endpoints.ts'

export const ownDecisionsKey = (applicationId: string) =>
  ['grant-decisions', applicationId] as const

export const ownDecisionsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ownDecisionsKey(applicationId),
    queryFn: ({ signal }) => callEndpoint(endpoints.own, { params: { applicationId }, signal }),
    retry: false,
  })

export const ownLetterAddress = (applicationId: string, letterId: string) =>
  endpointAddress(endpoints.letter, { params: { applicationId, letterId } })
export const sendAppeal = (applicationId: string, text: string) =>
  callEndpoint(endpoints.send, { params: { applicationId }, body: { text } })
export const withdrawAppeal = (applicationId: string) =>
  callEndpoint(endpoints.withdraw, { params: { applicationId } })

export const appealsQuery = queryOptions({
  queryKey: [...staffKey, 'grant-appeals'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const registerResult = (appealId: string, body: ResultForm) =>
  callStaff(endpoints.register, { params: { appealId }, body })
export const dropResult = (appealId: string, registeredAt: string) =>
  callStaff(endpoints.drop, { params: { appealId }, body: { registeredAt } })
export const confirmResult = (appealId: string, registeredAt: string) =>
  callStaff(endpoints.confirm, { params: { appealId }, body: { registeredAt } })
