import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { FirstAdministratorForm } from './contract.ts'
import { firstStartEndpoints } from './endpoints.ts'

export const firstStartQuery = queryOptions({
  queryKey: ['first-start'],
  queryFn: ({ signal }) => callEndpoint(firstStartEndpoints.findFirstStart, { signal }),
})

export const becomeAdministrator = (body: FirstAdministratorForm) =>
  callEndpoint(firstStartEndpoints.becomeAdministrator, { body })
