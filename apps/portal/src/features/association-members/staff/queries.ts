import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RefundPayment } from '#core/payments/contract.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { CancelTermForm, NewTermForm } from './contract.ts'
import { staffMemberEndpoints as endpoints } from './endpoints.ts'

export const staffMembersKey = (id: string) => ['staff-association-members', id] as const

export const staffMembersQuery = (id: string, name: string) =>
  queryOptions({
    queryKey: [...staffMembersKey(id), name],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.list, { params: { id }, query: { name }, signal }),
    placeholderData: keepPreviousData,
  })

export const addTerm = (id: string, memberId: string, body: NewTermForm) =>
  callEndpoint(endpoints.addTerm, { params: { id, memberId }, body })
export const cancelTerm = (id: string, termId: string, body: CancelTermForm) =>
  callEndpoint(endpoints.cancelTerm, { params: { id, termId }, body })
export const refundFee = (id: string, termId: string, body: RefundPayment) =>
  callEndpoint(endpoints.refund, { params: { id, termId }, body })
