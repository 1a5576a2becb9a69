import { queryOptions } from '@tanstack/react-query'
import { callRoute } from '#platform/api-client.ts'
import { sharingRoutes } from './endpoints.ts'

export const sharingQuery = queryOptions({
  queryKey: ['deposit-account', 'sharing'],
  queryFn: ({ signal }) => callRoute(sharingRoutes.sharing, { signal }),
})

export const share = () => callRoute(sharingRoutes.share)
export const stopSharing = () => callRoute(sharingRoutes.stopSharing)

export const paymentQuery = (key: string) =>
  queryOptions({
    queryKey: ['deposit-payment', key],
    queryFn: ({ signal }) => callRoute(sharingRoutes.paymentToMake, { body: { key }, signal }),
    retry: false,
  })
