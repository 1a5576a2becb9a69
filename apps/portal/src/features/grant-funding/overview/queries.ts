import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { fundingKey } from '../components/funding-queries.ts'
import { overviewEndpoints } from './endpoints.ts'

export const associationFundingQuery = (id: string) =>
  queryOptions({
    queryKey: [...fundingKey, id],
    queryFn: ({ signal }) =>
      callEndpoint(overviewEndpoints.ofAssociation, { params: { id }, signal }),
  })

export const ownFundingQuery = queryOptions({
  queryKey: [...fundingKey, 'own'],
  queryFn: ({ signal }) => callEndpoint(overviewEndpoints.own, { signal }),
})

export const fundingOfApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...fundingKey, 'application', applicationId],
    queryFn: ({ signal }) =>
      callEndpoint(overviewEndpoints.ofApplication, { params: { applicationId }, signal }),
  })
