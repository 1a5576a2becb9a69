import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { serviceEndpoints } from './endpoints.ts'

export const openFormsQuery = queryOptions({
  queryKey: ['service-forms'],
  queryFn: ({ signal }) => callEndpoint(serviceEndpoints.listOpenForms, { signal }),
})
