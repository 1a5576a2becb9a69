import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Holder } from '../model/contract.ts'
import { courseBookingKey } from '../model/queries.ts'
import { ticketEndpoints as endpoints } from './endpoints.ts'

export const ticketQuery = (code: string) =>
  queryOptions({
    queryKey: [...courseBookingKey, 'ticket', code],
    queryFn: ({ signal }) => callEndpoint(endpoints.read, { params: { code }, signal }),
    // Without a network the kept one is shown at once, and this one again later.
    networkMode: 'always',
    retry: false,
  })

export const passTicket = (id: string, body: Holder) =>
  callEndpoint(endpoints.pass, { params: { id }, body })
