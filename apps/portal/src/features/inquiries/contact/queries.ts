import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'

import { callEndpoint } from '#platform/api-client.ts'
import type { ContactCategories } from './contract.ts'
import { inquiryEndpoints } from './endpoints.ts'

/** @param loaded with the page: others may have changed them since */
export const categoriesQuery = (language: Locale, loaded?: ContactCategories) =>
  queryOptions({
    queryKey: ['contact-categories', language],
    queryFn: ({ signal }) =>
      callEndpoint(inquiryEndpoints.listCategories, { query: { language }, signal }),
    ...(loaded && { initialData: loaded, initialDataUpdatedAt: 0 }),
  })

export const getContactToken = async () => (await callEndpoint(inquiryEndpoints.issueToken)).token
