import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#locale'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { healthRefundsKey } from '../model/queries.ts'
import { letterEndpoints as endpoints } from './endpoints.ts'

export const ownDecisionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...healthRefundsKey, 'decisions', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.ownDecisions, { params: { id }, signal }),
    retry: false,
  })

export const letterAddress = (id: string, letter: string, language: Locale) =>
  endpointAddress(endpoints.ownLetter, { params: { id, letter }, query: { language } })
