import type { QueryClient } from '@tanstack/react-query'
import { staffKey } from '#core/staff-area/queries.ts'

/** Of redirects and missed addresses: what is saved about one may change the other. */
export const redirectsKey = [...staffKey, 'redirects']

export const readAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: redirectsKey })
