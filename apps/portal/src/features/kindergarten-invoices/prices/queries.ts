import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { DecisionEnd, DecisionForm, PayersForm, PriceForm } from './contract.ts'
import { feeEndpoints as endpoints } from './endpoints.ts'

export const pricesQuery = queryOptions({
  queryKey: [...staffKey, 'kindergarten-prices'],
  queryFn: ({ signal }) => callStaff(endpoints.listPrices, { signal }),
  retry: false,
})

const childrenKey = [...staffKey, 'kindergarten-fee-children'] as const

export const feeChildrenQuery = (id: string) =>
  queryOptions({
    queryKey: [...childrenKey, id],
    queryFn: ({ signal }) => callStaff(endpoints.listChildren, { params: { id }, signal }),
    retry: false,
  })

export const feeChildrenKey = childrenKey

export const savePrice = (id: string, body: PriceForm) =>
  callStaff(endpoints.savePrice, { params: { id }, body })

export const enterDecision = (body: DecisionForm) => callStaff(endpoints.enterDecision, { body })

export const endDecision = (id: string, body: DecisionEnd) =>
  callStaff(endpoints.endDecision, { params: { id }, body })

export const setPayers = (childId: string, body: PayersForm) =>
  callStaff(endpoints.setPayers, { params: { id: childId }, body })
