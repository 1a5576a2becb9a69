import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/content'
import { callRoute } from '#platform/api-client.ts'
import { inquiryRoutes } from './endpoints.ts'

export const categoriesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['contact-categories', language],
    queryFn: ({ signal }) => callRoute(inquiryRoutes.categories, { query: { language }, signal }),
  })

export const getContactToken = async () => (await callRoute(inquiryRoutes.token)).token
