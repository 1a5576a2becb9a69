import { queryOptions } from '@tanstack/react-query'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { healthRefundsKey } from '../model/queries.ts'
import { sendEndpoints } from '../send/endpoints.ts'
import { overviewEndpoints as endpoints } from './endpoints.ts'

export const overviewQuery = queryOptions({
  queryKey: [...healthRefundsKey, 'overview'],
  queryFn: ({ signal }) => callEndpoint(endpoints.overview, { signal }),
})

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...healthRefundsKey, 'application', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.application, { params: { id }, signal }),
    retry: false,
  })

export const fileAddress = (file: string) => endpointAddress(endpoints.file, { params: { file } })

export const withdrawRefund = (id: string) =>
  callEndpoint(sendEndpoints.withdraw, { params: { id } })

export const changeAccount = (id: string, account: string) =>
  callEndpoint(sendEndpoints.changeAccount, { params: { id }, body: { account } })
