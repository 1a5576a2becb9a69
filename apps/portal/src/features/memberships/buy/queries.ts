import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Purchase } from '../model/contract.ts'
import { membershipsKey } from '../model/queries.ts'
import { membershipPurchaseEndpoints as endpoints } from './endpoints.ts'

export const fetchOfferedTypes = () => callEndpoint(endpoints.listOfferedTypes)

export const buyerQuery = queryOptions({
  queryKey: [...membershipsKey, 'buyer'],
  queryFn: ({ signal }) => callEndpoint(endpoints.describeBuyer, { signal }),
})

export const purchasePreviewQuery = (type: string) =>
  queryOptions({
    queryKey: [...membershipsKey, 'purchase', type],
    queryFn: ({ signal }) => callEndpoint(endpoints.previewPurchase, { params: { type }, signal }),
    retry: false,
  })

export const buyMembership = (body: Purchase) => callEndpoint(endpoints.buyMembership, { body })
