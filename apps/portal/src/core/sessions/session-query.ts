import { queryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { callEndpoint } from '#platform/api-client.ts'
import { tidySaved } from '#platform/device-store/tidy.ts'
import type { Session } from './contract.ts'
import { sessionEndpoint } from './endpoints.ts'
import { mayBeSignedIn } from './signed-in-cookie.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    const session = mayBeSignedIn()
      ? await callEndpoint(sessionEndpoint, { signal })
      : { user: null }
    await tidySaved(session.user?.id ?? null)
    return session
  },
})

/**
 * The signed-in user; `undefined` while unknown, `null` for a visitor. The header is hydrated before
 * the page and may have fetched the user by then; the HTML of the server never has one.
 */
export function useSessionUser(): Session['user'] | undefined {
  const { data } = useQuery(sessionQuery)
  return useHydrated() ? data?.user : undefined
}
