import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/content'
import { callRoute } from '#platform/api-client.ts'
import { inquiryRoutes } from './routes.ts'

export const categoriesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['contact-categories', language],
    queryFn: async ({ signal }) =>
      (await callRoute(inquiryRoutes.categories, { query: { language }, signal })).categories,
  })

export const getContactToken = async () => (await callRoute(inquiryRoutes.token)).token
