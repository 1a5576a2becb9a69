import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'

import { callEndpoint } from '#platform/api-client.ts'
import { inquiryEndpoints } from './endpoints.ts'

export const categoriesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['contact-categories', language],
    queryFn: ({ signal }) =>
      callEndpoint(inquiryEndpoints.listCategories, { query: { language }, signal }),
  })

export const getContactToken = async () => (await callEndpoint(inquiryEndpoints.issueToken)).token
