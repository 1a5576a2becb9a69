import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'

import { callEndpoint } from '#platform/api-client.ts'
import { trainingEndpoints } from './endpoints.ts'

export const videosQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['training-videos', language],
    queryFn: ({ signal }) => callEndpoint(trainingEndpoints.list, { query: { language }, signal }),
    staleTime: 60_000,
  })

export const videoQuery = (id: string, language: Locale) =>
  queryOptions({
    queryKey: ['training-video', id, language],
    queryFn: ({ signal }) =>
      callEndpoint(trainingEndpoints.details, { params: { id }, query: { language }, signal }),
    staleTime: 60_000,
    retry: false,
  })
