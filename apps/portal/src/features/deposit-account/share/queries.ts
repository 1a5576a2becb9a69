import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { sharingEndpoints } from './endpoints.ts'

export const sharingQuery = queryOptions({
  queryKey: ['deposit-account', 'sharing'],
  queryFn: ({ signal }) => callEndpoint(sharingEndpoints.sharing, { signal }),
})

export const share = () => callEndpoint(sharingEndpoints.share)
export const stopSharing = () => callEndpoint(sharingEndpoints.stopSharing)

export const paymentQuery = (key: string) =>
  queryOptions({
    queryKey: ['deposit-payment', key],
    queryFn: ({ signal }) =>
      callEndpoint(sharingEndpoints.paymentToMake, { body: { key }, signal }),
    retry: false,
  })
