import { queryOptions } from '@tanstack/react-query'
import { callRoute } from '#platform/api-client.ts'
import { serviceRoutes } from './endpoints.ts'

export const openFormsQuery = queryOptions({
  queryKey: ['service-forms'],
  queryFn: ({ signal }) => callRoute(serviceRoutes.open, { signal }),
})
