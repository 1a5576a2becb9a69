import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { pushEndpoints } from './endpoints.ts'
import { readBrowser } from './this-browser.ts'

export const pushKey = ['push'] as const

export const pushDevicesQuery = queryOptions({
  queryKey: [...pushKey, 'devices'],
  queryFn: ({ signal }) => callEndpoint(pushEndpoints.devices, { signal }),
})

/**
 * The permission can be changed beside the page: it is read again whenever the user returns to it.
 */
export const browserPushQuery = queryOptions({
  queryKey: [...pushKey, 'browser'],
  queryFn: readBrowser,
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  networkMode: 'always',
})
